/** English, Puerto Rico: settler, mayor and builder. */
import type { RuleNumbers } from '../../../../rules/puerto-rico/numbers.ts'
import { doubloons, spaces } from '../../words.ts'

export const landAndPeople = (f: RuleNumbers) => ({
  settler: {
    title: 'Settler',
    lead: 'Everybody takes a plantation. The settler may take a quarry instead.',
    pieces: {
      'PR-SETTLER-1':
        'With an occupied [[hacienda]] and a free island space you may first draw a plantation from those face down.',
      'PR-SETTLER-2': [
        'If you have a free island space you may take **one** tile, or pass:',
        'any plantation that lies face up, or',
        'a quarry, if one is left and you are the settler or have an occupied [[constructionHut]].',
      ],
      'PR-SETTLER-3':
        'The tile goes on any free space; where it lies does not matter. Tiles are never removed or exchanged.',
      'PR-SETTLER-4': 'With an occupied [[hospice]] you may put a colonist on the tile you took.',
      'PR-SETTLER-5': `With all ${spaces(f.islandSpaces)} filled you can do nothing. If the hacienda’s tile fills your last space, you take no other. If no plantation lies face up and you may take no quarry, you go without.`,
      'PR-SETTLER-6':
        'After all others, a settler with an occupied [[library]] may take another tile.',
      'PR-SETTLER-7':
        'At the end, plantations nobody took are discarded, and new ones are turned up: one more than there are players. If those face down run out, all discards are shuffled and go on. If there are none at all, fewer lie face up.',
      'PR-SETTLER-8':
        'When the quarries are gone, neither the privilege nor the construction hut brings one.',
      'PR-SETTLER-9':
        'Privilege and construction hut together still bring a single quarry, except with a library.',
      'PR-RUL-17':
        'If the hacienda draws and nothing lies face down, the discards are shuffled at once.',
      'PR-RUL-18':
        'When plantations run short, the rest is turned up first; then all discards are shuffled, those of this very phase included.',
      'PR-RUL-57':
        'Which face-down stack a tile comes from makes no difference; here there is one.',
    },
  },
  mayor: {
    title: 'Mayor',
    lead: 'Colonists come ashore, and everybody places all their colonists anew.',
    pieces: {
      'PR-MAYOR-1': `As mayor you may first take a colonist from the **supply**, never from the ship; with a [[library]] up to ${f.doubled}. If the supply is empty you get none.`,
      'PR-MAYOR-2':
        'Then the colonists of the ship are dealt one by one, clockwise, beginning with the mayor, until the ship is empty. Nobody can refuse them.',
      'PR-MAYOR-3':
        'Late in the game the ship can be empty. Then only the privilege and the placing happen.',
      'PR-MAYOR-4':
        'Beginning with the mayor, each player may move **all** colonists: new ones, those in San Juan and those already at work. One goes on each circle of island tiles and buildings.',
      'PR-MAYOR-5':
        'As many circles as possible must be filled. A colonist stays in San Juan only if no circle is free.',
      'PR-MAYOR-6':
        'If there are fewer colonists than circles, you choose which circles stay empty. If there are enough for all, there is nothing to choose.',
      'PR-MAYOR-7':
        'You place one after the other and see what those before you did. With the option “all place at once” everybody places in any order.',
      'PR-MAYOR-8':
        'At the end the ship is filled from the supply: a colonist for each empty circle on **buildings** of all players, but at least as many as there are players. Empty circles on plantations and quarries do not count. If the supply is not enough, the game ends with this round.',
      'PR-MAYOR-9': 'The ship is always filled correctly; nobody can forget it.',
      'PR-MAYOR-10':
        'Outside the mayor phase colonists move only by [[hospice]], [[university]], [[blackMarket]] or [[guesthouse]]. Then they may also wait in San Juan while circles are free.',
      'PR-RUL-5…6':
        'You may move every colonist you have, and none may wait in San Juan while a circle is empty.',
      'PR-RUL-10…11':
        'Only the mayor’s extra colonist can be declined. It never comes from the ship; the colonists of hospice and university do, if the supply is empty.',
      'PR-RUL-30': `For the ship real empty circles are counted: a guesthouse has ${f.guests}, a statue none, and forests are no buildings.`,
      'PR-RUL-50':
        'The colonist ship has no limit of its own; it takes as many as the rule above says.',
    },
  },
  builder: {
    title: 'Builder',
    lead: 'Everybody may build. The builder pays a doubloon less.',
    pieces: {
      'PR-BUILDER-1': 'In order from the builder, each player may build **one** building.',
      'PR-BUILDER-2': [
        'You may build it if',
        'a copy is left,',
        'you do not own that kind already (production buildings included),',
        'you have enough free city spaces,',
        'you can pay.',
      ],
      'PR-BUILDER-3': [
        'The price is the printed cost, less',
        'a doubloon for each of your occupied quarries, but no more than the column of the building,',
        `a doubloon for every ${f.forests} [[forestHouse|forests]] of yours,`,
        `${doubloons(f.privilege)} if you are the builder, ${f.doubled} with a [[library]].`,
      ],
      'PR-BUILDER-4':
        'Discounts always count in full. The price is never below zero, and nothing is paid out.',
      'PR-BUILDER-5 PR-RUL-13': `You pay, and the building lies in your city without a colonist. Where it lies does not matter, since you may shift small buildings: a large one needs ${f.largeSize} free spaces, wherever they are.`,
      'PR-BUILDER-6': `A large building fills ${f.largeSize} city spaces but counts as one building.`,
      'PR-BUILDER-7': 'Buildings are never sold or torn down.',
      'PR-BUILDER-8':
        'After building come [[university]] and [[church]]; then it is seen whether a city is full.',
      'PR-BUILDER-9': 'A builder who builds nothing gets nothing for it.',
      'PR-RUL-8':
        'The quarry limit goes by the column of the board, not by VP. That matters for the [[statue]] only.',
      'PR-RUL-39':
        'One building for each player in a builder phase, and never the same kind again: both limits hold.',
      'PR-RUL-55': 'You cannot waive a discount.',
      '~PR-B-HOSPICE-2':
        'The colonist of the university comes from the supply, or else from the ship; if both are empty there is none.',
    },
  },
})
