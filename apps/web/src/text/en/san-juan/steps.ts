/** English: San Juan, when a building acts. */
export const steps = {
  'start-of-round': 'start of the round',
  builder: 'builder',
  producer: 'producer',
  trader: 'trader',
  councillor: 'councillor',
  prospector: 'prospector',
  scoring: 'end of the game',
  many: 'every role you take',
}
