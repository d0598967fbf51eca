/** English, Puerto Rico: everything said of the large buildings of the base game. */
import type { PuertoRicoWords } from '../../../building-words.ts'
import { vp } from '../../words.ts'

/** `4 VP for up to 9 filled island spaces, 5 for 10, 6 for all 11` */
const forFilled = (points: readonly number[], least: number) =>
  points
    .flatMap((count, filled) => (filled < least ? [] : [{ count, filled }]))
    .map(({ count, filled }, nth) => {
      if (nth === 0) return `${vp(count)} for up to ${filled} filled island spaces`
      return filled === points.length - 1 ? `${count} for all ${filled}` : `${count} for ${filled}`
    })
    .join(', ')

export const largeBuildings: PuertoRicoWords<{ class: 'violet'; set: 'base'; size: 2 }> = {
  guildHall: {
    name: 'Guild Hall',
    short: 'VP for production buildings',
    note: (_, f) =>
      `At the end, with a colonist: ${vp(f.guildHall.small)} for each of your small production buildings (small indigo plant, small sugar mill) and ${vp(f.guildHall.large)} for each other one.`,
    lead: 'VP for production buildings.',
    pieces: {
      'PR-SCORE-2': (_, f) =>
        `At the end, if occupied: ${vp(f.guildHall.small)} for each of your small production buildings ([[smallIndigoPlant]], [[smallSugarMill]]) and ${vp(f.guildHall.large)} for each other one, occupied or not.`,
    },
  },
  residence: {
    name: 'Residence',
    short: 'VP for a full island',
    note: (_, f) => `At the end, with a colonist: ${forFilled(f.residence, f.residenceLeast)}.`,
    lead: 'VP for a full island.',
    pieces: {
      'PR-SCORE-3': (_, f) => ({
        caption:
          'At the end, if occupied: VP for the filled spaces of your island. Plantations, quarries and forests count, occupied or not.',
        head: ['Filled spaces', 'VP'],
        rows: f.residence.flatMap((points, filled) =>
          filled < f.residenceLeast
            ? []
            : [[filled === f.residenceLeast ? `up to ${filled}` : filled, points]],
        ),
      }),
      'PR-RUL-42':
        'Tiles without a colonist count, and so do forests; the same holds for the [[cloister]].',
    },
  },
  fortress: {
    name: 'Fortress',
    short: 'VP for colonists',
    note: (_, f) => `At the end, with a colonist: a VP for every ${f.fortress} of your colonists.`,
    lead: 'VP for colonists.',
    pieces: {
      'PR-SCORE-4': (_, f) =>
        `At the end, if occupied: a VP for every ${f.fortress} of your colonists, those in San Juan included.`,
      'PR-RUL-4':
        'Colonists in San Juan count. The option “fortress counts San Juan” can be switched off.',
    },
  },
  customsHouse: {
    name: 'Customs House',
    short: 'VP for VP chips',
    note: (_, f) =>
      `At the end, with a colonist: a VP for every ${f.customsHouse} of your VP chips. The VP of buildings are no chips.`,
    lead: 'VP for VP chips.',
    pieces: {
      'PR-SCORE-5': (_, f) =>
        `At the end, if occupied: a VP for every ${f.customsHouse} of your VP chips. VP given beyond the supply count as chips; printed VP and what other buildings give do not.`,
    },
  },
  cityHall: {
    name: 'City Hall',
    short: 'VP for violet buildings',
    note: 'At the end, with a colonist: a VP for each of your violet buildings, this one included.',
    lead: 'VP for violet buildings.',
    pieces: {
      'PR-SCORE-6':
        'At the end, if occupied: a VP for each of your violet buildings, small or large, occupied or not, the city hall included. A large building counts once.',
      'PR-RUL-43': 'New buildings count too, the [[statue]] among them.',
    },
  },
}
