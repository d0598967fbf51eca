/** English: the prompt, the one band that says what is asked. */
import { plural } from './words.ts'

export const prompt = {
  label: 'What to do',
  rules: 'What the rules say about it (F1)',
  undo: 'Undo',
  /** Before a word about what is asked again. */
  undone: (detail: string) => `**Taken back.** ${detail}`,
  /** On the gold button, and before a word about what is marked: after this round the game is over. */
  last: 'last round',
  beginsLast: (detail: string) => `**This begins the last round.** ${detail}`,
  mayBeginLast: (detail: string) => `**The last round may begin with it.** ${detail}`,
  hint: 'Hint',
  thinking: 'Thinking …',
  /** Of several people at one screen: who is asked, and what. */
  askedOf: (name: string, question: string) => `${name}: ${question}`,
  choose: 'choose one',
  chooseWhy: 'Nothing is marked yet: choose something that glows',
  proposal: 'Proposal',
  proposalTitle: 'Lay the colonists as proposed',
  /** Plays a placement; so many colonists are laid as proposed. */
  place: (count: number) =>
    count === 0 ? 'Done' : plural(count, { one: 'Place the colonist', other: 'Place all #' }),
  /** The key that plays what is marked. */
  enter: 'Enter',
  tooFew: (count: number) =>
    plural(count, {
      one: '# colonist still has to be placed',
      other: '# colonists still have to be placed',
    }),
  tooMany: (count: number) =>
    plural(count, {
      one: '# colonist too many is placed',
      other: '# colonists too many are placed',
    }),
  badPlaces: 'This placement is not allowed',
  lookingBack: (round: number) => `You look at round ${round}`,
  lookingBackDetail: (ago: number) => plural(ago, { one: '# move ago', other: '# moves ago' }),
  now: 'Back to now',
  score: 'Show the score',
  /** A choice together with what it is about. */
  hintAbout: (thing: string, label: string) =>
    `${thing}, ${label[0]?.toLowerCase()}${label.slice(1)}`,
  hintSays: (label: string, percent: number | undefined, why: string | undefined) => {
    const said = `Hint: **${label}**${why === undefined ? '' : `, ${why}`}`
    return percent === undefined
      ? said
      : `${said}. Win chance ${percent < 1 ? 'below 1' : percent} %`
  },
}
