/** The pictures that stand for each game: on its card, and for a game that was begun. */
export const EMBLEMS: Readonly<Record<string, string>> = {
  'puerto-rico': 'b-harbor',
  'san-juan': 'b-library',
}
export const BEGUN: Readonly<Record<string, string>> = {
  'puerto-rico': 'b-customsHouse',
  'san-juan': 'b-chapel',
}
