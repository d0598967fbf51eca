/** English: San Juan, what is asked, and who is asked. */
import { about, type Person } from '../../person.ts'
import { cards, goods, subject, verb } from '../words.ts'

export const prompt = {
  /** By the id of the decision in the rules: so many are to be picked, of so many. */
  questions: {
    'D-SJ-1': (count: number, of: number) => `Choose ${of - count} cards to start with`,
    'D-SJ-2': () => 'Choose a role',
    'D-SJ-3': () => 'Build one card, pay with others',
    'D-SJ-4': (most: number) => `Produce ${most === 1 ? 'a good' : `up to ${goods(most)}`}`,
    'D-SJ-5': (most: number) => `Sell ${most === 1 ? 'a good' : `up to ${goods(most)}`}`,
    'D-SJ-6': (count: number, of: number) => `Keep ${count} of ${cards(of)}`,
    'D-SJ-7': (count: number) => `Put away ${cards(count)}`,
    'D-SJ-8': (most: number) =>
      `Exchange ${most === 1 ? 'a card' : `up to ${cards(most)}`} in your Office Building?`,
    'D-SJ-9': () => 'Tuck a card under your Chapel?',
    'D-SJ-10': () => 'Tuck cards under your Bank?',
    'D-SJ-11': (count: number) => `Discard ${cards(count)}`,
    '': () => 'The game is over',
  },
  /** Another player decides, or the one through whose eyes a game is seen again. */
  waiting: {
    'D-SJ-1': (who: Person) => `${subject(who)} ${verb(who, 'choose')} starting cards`,
    'D-SJ-2': (who: Person) => `${subject(who)} ${verb(who, 'choose')} a role`,
    'D-SJ-3': (who: Person) => about(who, { you: 'You are building', they: '@ is building' }),
    'D-SJ-4': (who: Person) => about(who, { you: 'You are producing', they: '@ is producing' }),
    'D-SJ-5': (who: Person) => about(who, { you: 'You are selling', they: '@ is selling' }),
    'D-SJ-6': (who: Person) => `${subject(who)} ${verb(who, 'choose')} what to keep`,
    'D-SJ-7': (who: Person) => `${subject(who)} ${verb(who, 'put')} cards away`,
    'D-SJ-8': (who: Person) => `${subject(who)} may exchange cards`,
    'D-SJ-9': (who: Person) => `${subject(who)} may tuck a card`,
    'D-SJ-10': (who: Person) => `${subject(who)} may use the Bank`,
    'D-SJ-11': (who: Person) => `${subject(who)} ${verb(who, 'discard')} down to the hand limit`,
    '': () => 'The game is over',
  },
  role: 'Everybody acts, you first and with the privilege. Point at a role to see what it brings.',
  roleTaken: (role: string) => `Take ${role}`,
  roleDoubled: (role: string) => `Take ${role}, doubled`,
  pass: 'Pass',
}
