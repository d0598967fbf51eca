/** All levels of bots, those that search included: a door of its own, so that the search is a file of its own. */
export { LEVELS } from '@doubloon/bots'
