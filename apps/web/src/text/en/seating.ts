/** English: who plays from now on, changed in the middle of a game. */
export const seating = {
  title: 'Who plays',
  about:
    'Must you go? Leave your seat to a bot. Does a friend come? Give them the seat of a bot. The game goes on as it stands.',
  done: 'Go on like this',
}
