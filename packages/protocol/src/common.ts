/** What many messages have. Every object is strict: a key nobody knows is an error, not a wish that is passed over. */
import * as z from 'zod'

/** Raised when a message changes so that older programs would misread it. */
export const PROTOCOL_VERSION = 1

/** Ids of rooms and people: letters and digits that fit into an address. */
export const id = z
  .string()
  .regex(/^[A-Za-z0-9_-]{8,40}$/)
  .meta({ description: 'an id: letters, digits, - and _' })

const LONGEST_NAME = 20
const LONGEST_TITLE = 60
/** Invisible signs and signs of direction could pretend to be another's name; so could marks that hang on nothing, or in heaps. */
const DISGUISE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}\p{DI}\u2800]|^\p{M}|\s\p{M}|\p{M}{4}/u
/** Says that a sign is to be shown in colours. */
const IN_COLOURS = /(?<=\p{Extended_Pictographic})\ufe0f/gu
const isPlain = (text: string) => !DISGUISE.test(text.replace(IN_COLOURS, ''))

const visible = (what: string, longest: number) =>
  z
    .string()
    .min(1)
    .max(longest * 4)
    .normalize()
    .refine((text) => [...text].length <= longest && text.trim() === text && isPlain(text), {
      error: `${what} has 1 to ${longest} visible characters, none of them around it a space`,
    })

export const name = visible('a name', LONGEST_NAME)

/** What something is called that people gather for. */
export const title = visible('a title', LONGEST_TITLE)

/** A name of the software: of a game, an option's bot, a phrase. */
export const word = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/)

export const seat = z.int().min(0).max(9)

/** A number of moves, or a place in a log. */
export const count = z.int().min(0).max(1_000_000)

/** Milliseconds since 1970. */
export const time = z.int().min(0)

/** Text that somebody typed. */
export const typed = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .refine((text) => text.trim() !== '', { error: 'it is empty' })

/** Why something was refused: a code that never changes, a sentence for developers, the rule if one forbids it. */
export const refusal = z
  .strictObject({ code: z.string(), message: z.string(), rule: z.string().exactOptional() })
  .meta({ id: 'Refusal' })
