/** The drawing that stands for each game. */
export const EMBLEMS: Readonly<Record<string, string>> = {
  'puerto-rico': 'b-harbor',
  'san-juan': 'b-library',
}
