/** English: the page of lessons, and the coach’s frame. */
import { plural } from '../words.ts'

export const words = {
  title: 'Learn to play',
  lead: 'Short lessons on real positions. You play, a coach explains.',
  loading: 'Laying the table …',
  failed: 'A part of the page could not be loaded. Check the network, then try again.',
  again: 'Try again',
  broken: (why: string) => `This lesson cannot begin: ${why}.`,
  unknownGame: (game: string) => `There are no lessons for “${game}”. Choose one of these:`,
  unknownLesson: (lesson: string) => `There is no lesson “${lesson}”. Choose one of these:`,

  games: {
    'puerto-rico': {
      name: 'Puerto Rico',
      about:
        'Take roles, plant, make barrels, sell and ship them, and build a city. From the first role to the last round.',
    },
    'san-juan': {
      name: 'San Juan',
      about:
        'Build a city out of a hand of cards, which are also your money and your goods. From the first card to the race for the end.',
    },
  },
  count: (lessons: number) => plural(lessons, { one: '# lesson', other: '# lessons' }),
  minutes: 'one or two minutes each',
  progress: (done: number, all: number) => `${done} of ${all} done`,
  allDone: 'All done: you know enough for a real game.',
  begin: 'Begin',
  next: (title: string) => `Next: ${title}`,
  play: 'Play a game',
  firstGame: 'Play your first game',
  firstGameAbout: 'With friendly opponents, and a hint at every choice.',
  forget: 'Forget progress',
  done: 'done',

  bar: {
    label: 'Lessons',
    home: 'Doubloon, to the start page',
    games: 'Games',
    rules: 'Rules',
  },

  /** Who else sits at the table. */
  others: ['Ana', 'Bruno'] as const,

  coach: {
    label: 'Lesson',
    where: (number: number, title: string) => `${number}. ${title}`,
    step: (step: number, steps: number) => `step ${step} of ${steps}`,
    complete: 'lesson complete',
    not: 'Not that one',
    well: 'Right',
    show: 'Show me',
    playIt: 'Play it for me',
    restart: 'Again',
    leave: 'All lessons',
    skip: 'Skip',
    next: 'Next lesson',
    finish: 'All lessons',
    /** After the lesson: the rules it was about. */
    rules: 'Rules',
    more: 'Read all',
    less: 'To the table',
  },
}
