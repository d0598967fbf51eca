/** English: sharing and saving a game that is under way. */
export const handOut = {
  title: 'Share or save',
  link: 'The link holds the game as it stands. Whoever opens it plays on from here, at a table of their own; yours stays as it is. What is hidden can be found out from it.',
  file: 'The record holds all moves. Open it on the start page, or see it again under Replays.',
  save: 'Save the record',
}
