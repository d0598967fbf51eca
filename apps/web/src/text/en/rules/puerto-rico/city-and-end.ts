/** English, Puerto Rico: buildings in general, the end of the game, scoring. */
import type { RuleNumbers } from '../../../../rules/puerto-rico/numbers.ts'
import { spaces, vp } from '../../words.ts'

export const cityAndEnd = (f: RuleNumbers) => ({
  buildings: {
    title: 'Buildings in general',
    lead: 'Production buildings make goods, violet ones bend the rules for their owner. Both need colonists to work.',
    pieces: {
      'PR-B-1': 'You may own each kind of building **once**.',
      'PR-B-2':
        'A building works only while it is **occupied**: at least one colonist on it. It works from that very moment. Its printed VP always count.',
      'PR-B-3':
        'Using a violet building is up to you. Money and VP that it gives come by themselves.',
      'PR-B-4': 'What different buildings give adds up, unless something else is said.',
      'PR-B-PROD-1':
        'Production buildings turn what grows on plantations into goods: indigo plants, sugar mills, tobacco storage and coffee roaster. Corn needs none. How much they make is told under [[craftsman]].',
      'PR-B-LARGE-1': `A large building has ${vp(f.largeVp)} printed on it, which always count; the [[statue]] has more. What it gives beyond that counts only if it is occupied when the game ends.`,
      'PR-RUL-52': 'Whether you take the colonist of hospice or university is your choice.',
      'PR-RUL-53': `The [[guesthouse]] has ${f.guests} circles, the [[statue]] none, every other violet building one.`,
    },
  },
  end: {
    title: 'End of the game',
    lead: 'A game ends when colonists, city spaces or VP run out; the round is always played to its end.',
    pieces: {
      'PR-END-1':
        '**Colonists:** at the end of a mayor phase the supply cannot fill the ship as it should. Exactly enough does not end the game, and neither does a supply that is empty at another moment.',
      'PR-END-2': `**City:** in a builder phase somebody fills the last of the ${spaces(f.citySpaces)} of a city.`,
      'PR-END-3':
        '**VP:** the last VP of the supply is taken. VP earned beyond the supply are given all the same and count like chips.',
      'PR-END-4':
        'The phase and the whole round are still finished: everybody who has not chosen a role yet does so. The game ends when the governor card would be passed on.',
      'PR-END-5…6':
        'What has once happened is not taken back, even if a colonist or VP returns to the supply. Several of these in one round change nothing.',
      'PR-RUL-3': 'All rulebooks mean the same moment: before the governor card moves on.',
      'PR-RUL-22…23':
        'The game also ends if [[church]] or [[unionHall]] take the last VP, and exactly none left is enough.',
      'PR-RUL-51': 'VP beyond the supply are only written down; no player has to return any.',
    },
  },
  scoring: {
    title: 'Scoring',
    lead: 'VP chips, printed VP, and what occupied large buildings add.',
    pieces: {
      'PR-SCORE-1': [
        'Your score is',
        'your VP chips,',
        'the printed VP of all your buildings, occupied or not,',
        'what your **occupied** large buildings give: [[guildHall]], [[residence]], [[fortress]], [[customsHouse]], [[cityHall]], [[cloister]].',
      ],
      'PR-SCORE-7':
        'The [[cloister]] counts only with the new buildings. The [[statue]] has its printed VP and needs no colonist.',
      'PR-SCORE-8':
        'The highest score wins. If it is shared, the player with more doubloons and barrels on the wind rose wins, each counted as one. Doubloons on role cards and barrels on ships or in the trading house do not count.',
      'PR-RUL-26':
        'If that is equal too, the victory is shared. Other ranks are compared in the same way.',
    },
  },
})
