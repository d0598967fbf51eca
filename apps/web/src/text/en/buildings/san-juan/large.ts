/** English, San Juan: everything said of the city buildings of the base game that score at its end. */
import type { SanJuanWords } from '../../../building-words.ts'
import { list, plural, vp } from '../../words.ts'

/** `4 VP for 1 monument and 6 VP for 2 monuments` */
const forMonuments = (points: readonly number[]) =>
  list(
    points.flatMap((count, monuments) =>
      count === 0
        ? []
        : [`${vp(count)} for ${plural(monuments, { one: '# monument', other: '# monuments' })}`],
    ),
  )

export const largeBuildings: SanJuanWords<{ class: 'city'; set: 'base'; cost: 6 }> = {
  guildHall: {
    name: 'Guild Hall',
    short: 'End: VP for production buildings.',
    note: 'At the end: a VP for each of your production buildings, and another for each different kind of them.',
    lead: 'VP for production buildings.',
    pieces: {
      'SJ-B-GUILDHALL-1':
        'At the end: a VP for each of your production buildings, and another for each different kind among them.',
    },
  },
  cityHall: {
    name: 'City Hall',
    short: 'End: VP for city buildings.',
    note: 'At the end: a VP for each of your city buildings, this one and all monuments included.',
    lead: 'VP for city buildings.',
    pieces: {
      'SJ-B-CITYHALL-1':
        'At the end: a VP for each of your city buildings, this one, monuments and new buildings included.',
    },
  },
  triumphalArch: {
    name: 'Triumphal Arch',
    short: 'End: VP for monuments.',
    note: (_, f) => `At the end: ${forMonuments(f.arch)}.`,
    lead: 'VP for monuments.',
    pieces: {
      'SJ-B-ARCH-1': (_, f) => ({
        caption: 'At the end: VP for your monuments.',
        head: ['Monuments', 'VP'],
        rows: f.arch.map((points, count) => [count, points]),
      }),
      'SJ-B-MONUMENT-1…2':
        'Monuments are [[statue]], [[victoryColumn]] and [[hero]]. They have no effect during the game, and are city buildings too; you may own each of them, none twice.',
    },
  },
  palace: {
    name: 'Palace',
    short: (_, f) => `End: a VP for every ${f.palace} VP.`,
    note: (_, f) =>
      `At the end, counted last: a VP for every ${f.palace} VP you have from everything else.`,
    lead: 'VP for VP.',
    pieces: {
      'SJ-B-PALACE-1': (_, f) =>
        `At the end, after everything else: a VP for every ${vp(f.palace)} that you have from all the rest.`,
    },
  },
}
