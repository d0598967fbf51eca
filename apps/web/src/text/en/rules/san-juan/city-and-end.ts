/** English, San Juan: buildings in general, end, scoring and words. */
import type { RuleNumbers } from '../../../../rules/san-juan/numbers.ts'
import { cards } from '../../words.ts'

export const cityAndEnd = (f: RuleNumbers) => ({
  buildings: {
    title: 'Buildings in general',
    lead: 'Production buildings make goods, city buildings have an effect or bring VP.',
    pieces: {
      'SJ-BLDG-1': 'Every building scores its printed VP, used or not.',
      'SJ-BLDG-2':
        'Of each city building you may own one, of production buildings as many as you like.',
      'SJ-BLDG-3': 'Using a city building is up to you.',
      'SJ-BLDG-4':
        'A city building works from the phase **after** the one in which it was built, also in the same round. So it never makes itself cheaper and gives no card for itself.',
      'SJ-BLDG-5': 'A building that is built over stops working at once.',
      'SJ-BLDG-6': `There is no other limit than the end of the game with ${f.buildingsToEnd} buildings.`,
      'SJ-BLDG-7':
        'Tucked cards belong to the place, not to the building: if that is built over, they stay and keep their value.',
      'R-SJ-41':
        'Where several of your places are equal, the one that was built first is meant: for the [[crane]], for producing, selling and paying, and for the good a harbor tucks.',
      'SJ-P-1':
        'The production buildings and their goods: [[indigoPlant]], [[sugarMill]], [[tobaccoStorage]], [[coffeeRoaster]] and, for silver, [[silverSmelter]].',
      'SJ-P-2…3':
        'Each holds one good at most. They do nothing but produce, in the producer phase, and score.',
      'SJ-P-4':
        'A production building may produce in any phase after it was built, also in the same round.',
    },
  },
  'new-buildings': {
    title: 'New buildings',
    lead: `${f.newKinds} more kinds of city buildings and the cathedral, which lies open for everybody.`,
    pieces: {
      '~SJ-XSETUP-1 ~SJ-COMP-5': `${cards(f.newCards)} are shuffled into the deck, and the [[cathedral]] is laid on the table. No rule of the base game changes.`,
    },
  },
  end: {
    title: 'End of the game',
    lead: `The game ends with a builder phase, when somebody has ${f.buildingsToEnd} buildings.`,
    pieces: {
      'SJ-END-1': `When a builder phase is over, taverns included, and somebody has ${f.buildingsToEnd} buildings, the game ends **at once**. The round is not finished: no more roles, no start of a round, no chapel.`,
      'SJ-END-2 R-SJ-18': `There is no other end. So that no game lasts for ever, it is broken off after ${f.mostRounds} rounds and scored as it stands.`,
      'SJ-END-3…4': `Several players may reach ${f.buildingsToEnd} buildings; nobody can have more.`,
    },
  },
  scoring: {
    title: 'Scoring',
    lead: 'Printed VP, tucked cards, and what some buildings add.',
    pieces: {
      'SJ-SCORE-1…8': [
        'Your score, in this order:',
        'printed VP of all your buildings,',
        'a VP for every tucked card ([[chapel]], [[bank]], [[harbor]]), also where the building above was built over,',
        '[[triumphalArch]], [[guildHall]], [[cityHall]], [[residence]], [[cathedral]],',
        'and last of all the [[palace]].',
      ],
      'SJ-SCORE-9': 'Hand cards and goods score nothing.',
      'SJ-SCORE-10':
        'Most VP win. If that is shared, the player with more hand cards and goods wins, each counted as one. Tucked cards do not count here.',
      'SJ-SCORE-11 R-SJ-20': 'If that is equal too, the victory is shared.',
      'R-SJ-19': 'The palace comes after everything else, after the cathedral too.',
    },
  },
  glossary: {
    title: 'Glossary',
    lead: 'The same word always means the same thing.',
    pieces: {
      '~SJ-ROLE-1': [
        'Playing:',
        '**Role** – what you choose on your turn. **Phase** – what it sets off, for everybody.',
        '**Privilege** – what only the one who chose the role gets.',
        '**Governor** – the player who is first to choose in this round.',
      ],
      '~SJ-COMP-7 ~SJ-P-1': [
        'Cards:',
        '**Kind** – the name of a building.',
        '**Production building** – indigo plant, sugar mill, tobacco storage, coffee roaster, silver smelter. **City building** – every other one.',
        '**Monument** – [[statue]], [[victoryColumn]], [[hero]].',
        '**Good** – a card lying face down on a production building or a customs office.',
        '**Tucked card** – a card lying face down under a building, worth a VP at the end.',
        '**Trading house** – the card with the prices of this trader phase.',
      ],
      '~SJ-BLDG-4': '**Active** – a building that was not built in this very phase and works now.',
      '~R-SJ-1':
        '**Ruling** – where the rulebook is silent or unclear, a ruling says how it is played here. It stands with the rule it belongs to.',
    },
  },
})
