/** English: the groups of chapters and buildings that both books have. */
export const groups = {
  game: 'The game',
  roles: 'Roles and phases',
  city: 'Buildings and the end',
  variants: 'Variants',
  production: 'Production buildings',
  new: 'New buildings',
  more: 'Look up',
}
