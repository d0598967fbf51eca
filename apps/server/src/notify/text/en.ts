/** What is sent to people, in English. Who reads it may be anybody who looks at their screen: nothing of a game stands in it. */
export const en = {
  games: { 'puerto-rico': 'Puerto Rico', 'san-juan': 'San Juan' } as Readonly<
    Record<string, string>
  >,
  title: (games: number) => (games === 1 ? 'It is your turn' : `It is your turn in ${games} games`),
  /** A game with the names of those who play it, too. */
  game: (name: string, others: readonly string[]) =>
    others.length === 0 ? name : `${name} with ${list(others)}`,
  more: (games: number) => (games === 1 ? 'One more game' : `${games} more games`),
  mail: {
    open: (address: string) => `Go on here: ${address}`,
    why: 'You get this because you asked to be told when games wait for you.',
    stop: (address: string) => `One press, and no more of it comes: ${address}`,
  },
  confirm: {
    subject: 'Shall we write to you when it is your turn?',
    asked: (server: string) =>
      `Somebody asked at ${server} to be told at this address when games wait for them. If that was you, press here:`,
    otherwise:
      'If it was not you, there is nothing to do: nothing else is sent here. The link works for three days.',
  },
}

function list(names: readonly string[]): string {
  return names.length === 1
    ? (names[0] ?? '')
    : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
