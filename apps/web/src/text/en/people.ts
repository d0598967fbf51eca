/** English: what somebody is called who gave no name. */
export const people = {
  you: 'You',
  player: (number: number) => `Player ${number}`,
}
