/** English, Puerto Rico: craftsman, trader, captain with storage, prospector. */
import type { RuleNumbers } from '../../../../rules/puerto-rico/numbers.ts'
import { barrels, doubloons, kinds, list, low, spaces, vp } from '../../words.ts'

export const goodsAndShips = (f: RuleNumbers, good: (key: string) => string) => ({
  craftsman: {
    title: 'Craftsman',
    lead: 'Everybody produces goods. The craftsman gets a barrel more.',
    pieces: {
      'PR-CRAFTSMAN-1':
        'In order from the craftsman each player produces all kinds before the next one does.',
      'PR-CRAFTSMAN-2': [
        'What you produce:',
        'a barrel of **corn** for each occupied corn plantation,',
        'of any **other kind** a barrel for each occupied plantation, as long as there is also a colonist for it on your production buildings of that kind. The smaller of both numbers counts; small and large indigo plant, or sugar mill, are added up.',
      ],
      'PR-CRAFTSMAN-3':
        'Barrels come from the supply. If a kind runs out, those who come later get fewer or none of it.',
      'PR-CRAFTSMAN-4':
        'There is no raw material and nothing to save up: idle colonists make nothing.',
      'PR-CRAFTSMAN-5':
        'Right after your own production the [[factory]] pays. The [[aqueduct]] is part of the production; the [[specialtyFactory]] pays at the end of the phase.',
      'PR-CRAFTSMAN-6': `When all have produced, the craftsman may take one more barrel of a kind that they themselves received in this phase and that is still in the supply. With a [[library]] up to ${f.doubled}, of the same or different kinds. Who produced nothing gets nothing.`,
      'PR-CRAFTSMAN-7': {
        caption:
          'The most that a player can produce of a kind: as many as all its buildings have circles. The aqueduct adds a barrel of indigo and of sugar.',
        head: ['Good', 'Barrels'],
        rows: f.mostMade.map((it) => [good(it.good), it.barrels]),
      },
      'PR-CRAFTSMAN-8':
        'You may keep any number of barrels now. Only after loading there is too little room, see [[storage]].',
      'PR-CRAFTSMAN-9':
        'Production happens by itself. With the option “decline production” you may say no to all of it.',
      'PR-RUL-12':
        'The extra barrel is of a kind you really received, not one you could have made.',
    },
  },
  trader: {
    title: 'Trader',
    lead: 'Everybody may sell a barrel to the trading house. The trader gets a doubloon more.',
    pieces: {
      'PR-TRADER-1': 'In order from the trader each player may sell **one** barrel.',
      'PR-TRADER-2': `The trading house has ${spaces(f.houseSpaces)}. It takes a barrel if a space is free and **no barrel of that kind** lies there yet. With an occupied [[office]] the kind does not matter; a free space is needed all the same.`,
      'PR-TRADER-3': {
        caption: `What the bank pays. The trader gets ${doubloons(f.privilege)} more, ${f.doubled} with a [[library]]; the [[smallMarket]] adds ${f.market.small}, the [[largeMarket]] ${f.market.large}.`,
        head: ['Good', 'Doubloons'],
        rows: f.goods.map((it) => [good(it.good), it.price]),
      },
      'PR-TRADER-4': `You may sell ${low(good('corn'))} too, though its price is ${f.goods[0]?.price}.`,
      'PR-TRADER-5':
        'When the house is full, nobody can sell there any more in this phase. Owners of an occupied [[tradingPost]] still can.',
      'PR-TRADER-6':
        'At the end of the phase a **full** house is emptied into the supply. If a space is free, the barrels stay for the next trader phase and go on blocking their kinds.',
      'PR-TRADER-7': 'A trader who sells nothing gets no extra doubloon.',
      'PR-RUL-35': 'A full house blocks the office as well.',
    },
  },
  captain: {
    title: 'Captain',
    lead: 'Everybody must ship goods, turn by turn, and gets a VP for each barrel. The captain gets a VP more.',
    pieces: {
      'PR-CAPTAIN-1':
        'Beginning with the captain, players load in turns, round and round. In a turn you load **one kind** of goods on **one ship**.',
      'PR-CAPTAIN-2': [
        'Cargo ships belong to all:',
        'a ship carries a single kind of goods,',
        'a kind that lies on one cargo ship cannot be loaded on another, even if its ship is full,',
        'a full ship takes nothing.',
      ],
      'PR-CAPTAIN-3': [
        'Which ship takes the kind you load:',
        'If a ship carries that kind, only this one, as far as it has room.',
        'Otherwise an empty ship: the one that takes most of your barrels. If several take all of them, you choose.',
      ],
      'PR-CAPTAIN-4':
        'If anything of yours can be loaded on a cargo ship, you **must** load: there, or on a ship of your own ([[wharf]], [[smallWharf]]).',
      'PR-CAPTAIN-5': 'Which kind you load is up to you, however many barrels you have of it.',
      'PR-CAPTAIN-6':
        'You must load as many barrels of that kind as the ship has room for. You cannot hold any back.',
      'PR-CAPTAIN-7': `Each barrel brings a VP, whatever its kind. The captain gets ${vp(f.privilege)} more with the **first** load of the phase, ${f.doubled} with a [[library]]; without a load, nothing.`,
      'PR-CAPTAIN-8':
        'If no cargo ship takes any of your goods, you are passed over. With a ship of your own that is still unused you may load it or pass; a pass is not final, as long as the phase goes on.',
      'PR-CAPTAIN-9': 'Loading ends when nobody loaded during a full circle.',
      'PR-CAPTAIN-10':
        'VP come from the supply. If it is empty you still get all you earn; see [[end|the end of the game]].',
      'PR-CAPTAIN-11':
        'The order within a load: barrels on board, VP for them, the captain’s extra, then [[harbor]] and [[lighthouse]].',
      'PR-CAPTAIN-16':
        'After [[storage]] every **full** cargo ship sails and its barrels go back to the supply. The others stay where they are with their cargo, and with them the rule about kinds.',
      'PR-CAPTAIN-17': 'Ships of your own are emptied in any case.',
      'PR-CAPTAIN-18':
        'No ship is emptied during loading, so a full ship goes on blocking its kind until the phase ends.',
      'PR-RUL-14':
        'A kind that already has its ship must go there, but nobody must choose that kind.',
      'PR-RUL-15':
        'Who passes with an unused ship of their own is asked again in the next circle, if there is one.',
      'PR-RUL-38':
        'An example in some rulebooks forgets a barrel of sugar; the rules are not touched by it.',
    },
  },
  storage: {
    title: 'Storage',
    lead: 'After loading there is little room for what you still have. The rest is lost.',
    pieces: {
      'PR-CAPTAIN-12': [
        'You keep, all added up:',
        'one single barrel of any kind,',
        `all barrels of ${kinds(f.kindsStored.small)} with an occupied [[smallWarehouse]], of ${kinds(f.kindsStored.large)} with a [[largeWarehouse]], of ${f.kindsStored.small + f.kindsStored.large} with both,`,
        `${barrels(f.storehouse)} more of any kinds with an occupied [[storehouse]].`,
      ],
      'PR-CAPTAIN-13':
        'You may keep any amounts for which this is enough room: choose the kinds the warehouses take; everything else must fit on the single places.',
      'PR-CAPTAIN-14':
        'All other barrels go back to the supply. You choose what you keep. If everything fits, nothing is asked.',
      'PR-CAPTAIN-15':
        'Warehouses help only here: you must load all the same. Stored barrels are not set aside for later, they lie on your wind rose like all others.',
      'PR-RUL-16': 'You may keep less than you could; a full store is proposed.',
      'PR-RUL-47':
        'Players store in order from the captain. It makes no difference to anybody else.',
      'PR-RUL-65':
        'Whether a warehouse’s kind may be that of the single barrel makes no difference: of a kind that is kept completely no barrel is left over.',
    },
  },
  prospector: {
    title: 'Prospector',
    lead: `The prospector takes ${doubloons(f.privilege)} from the bank. Nobody else does anything.`,
    pieces: {
      'PR-PROSPECTOR-1': `There is no action. You take ${doubloons(f.privilege)} from the bank, ${f.doubled} with a [[library]], besides the doubloons on the card, which are not doubled. ${list(f.columns.filter((it) => it.prospectors === 0).map((it) => `With ${it.players} players`))} there is no prospector, with ${f.mostPlayers} there are ${f.full.prospectors}.`,
    },
  },
})
