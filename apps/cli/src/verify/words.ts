/** What `doubloon verify` says to people, in English. */
import { list } from '../forms.ts'

const KINDS = { proven: 'proven', wrong: 'WRONG', open: 'open' } as const

export const verifyWords = {
  hashFlag: 'the fingerprint of the seed that the table showed when the game began: 64 signs',
  badHash: (text: string) =>
    `--hash must be the 64 signs 0–9 and a–f that were shown when the game began, not "${text}".`,
  noRecord: (where: string, why: string) => `${where} is no record of a game: ${why}.`,
  cutLink: (where: string) => `The game in the link ${where} cannot be read; perhaps it was cut.`,
  noRoomLink: (link: string) =>
    `${link} leads to no room and carries no game. A room's link ends with /room/ and its id.`,
  stillPlayed: (link: string) =>
    `The game of ${link} is not over: the server publishes its seed and record at the end.`,
  refused: (address: string, status: number) => `${address} was refused (${status}).`,
  strange: (address: string) => `${address} did not answer as a server of Doubloon does.`,
  unreachable: (address: string, why: string) => `${address} cannot be reached: ${why}.`,

  title: (title: string, players: number, moves: number) =>
    `${title}, ${players} players, ${moves} moves\n\n`,
  line: (is: keyof typeof KINDS, sentence: string) => `${KINDS[is].padEnd(7)} ${sentence}\n`,
  moves: (moves: number) =>
    `All ${moves} moves are allowed by the rules, with all chance drawn from the seed.`,
  badMove: (why: string, rule: string | undefined) =>
    `The record cannot be played: ${why}${rule === undefined ? '' : ` (${rule})`}.`,
  over: 'The game was played to its end.',
  notOver: 'The record stops before the end of the game.',
  seed: (hash: string) => `The seed is the one whose hash you noted: ${hash}`,
  otherSeed: (hash: string, noted: string) =>
    `The seed has another hash than the one you noted. Seed: ${hash}, noted: ${noted}`,
  otherLogged: (hash: string, logged: string) =>
    `The seed has another hash than the one in the room's log. Seed: ${hash}, log: ${logged}`,
  loggedHash: (hash: string) =>
    `The seed fits the hash in the room's log, which the server could have written later. Who noted it at the start (“Fair luck” at the table) adds --hash: ${hash}`,
  brought: (hash: string) =>
    `This game was begun elsewhere and then put online: whoever did so had the seed from the beginning. Its hash is ${hash}.`,
  noHash: (hash: string) =>
    `Whether the seed was fixed before the game a record cannot tell. Its hash is ${hash}; who noted one at the start adds --hash.`,
  result: 'The places that the server names follow from the moves.',
  otherResult: (places: readonly number[], told: readonly (number | undefined)[]) =>
    `The places follow not from the moves. By the rules, by seat: ${list(places.map(String))}; the server says: ${list(told.map((it) => String(it ?? 'none')))}.`,
  resignedResult: (seats: readonly number[]) =>
    `The places follow from the moves if it is true who resigned (seat ${list(seats.map(String))}), which is no move.`,
  noResult: 'Nobody has named places to compare with; the scores below follow from the moves.',
  limits:
    '\nNot proven by any of this: who sat at the seats, what they told each other, which moves were taken back, and that nobody saw the seed before the end.\n',
}
