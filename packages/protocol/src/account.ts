/** Who somebody is in several browsers: account, codes, and whether games count for them. */
import * as z from 'zod'
import { count, id, name, time } from './common.ts'
import type { Route } from './route.ts'

/** A password as it is typed: how good a new one must be is said in words, not here. */
const password = z.string().min(1).max(200)
/** Leaves the person behind whom this browser has played as, with their games, if they have no account. */
const isLeaving = z.literal(true).exactOptional()

const accountReply = z
  .strictObject({
    person: id.exactOptional(),
    account: z.strictObject({ name, since: time }).exactOptional(),
    isRated: z.boolean(),
    /** Browsers in which one is this person. */
    devices: count,
    /** Whether this person would be lost by becoming another one here: they have games, and no account. */
    hasOnlyThis: z.boolean(),
  })
  .meta({ id: 'Account' })

const signUpBody = z.strictObject({ name, password }).meta({ id: 'SignUp' })
const signInBody = z
  .strictObject({ name: z.string().min(1).max(80), password, isLeaving })
  .meta({ id: 'SignIn' })
const nothingBody = z.strictObject({}).meta({ id: 'Nothing' })
const passwordBody = z.strictObject({ old: password, new: password }).meta({ id: 'NewPassword' })
const deleteBody = z.strictObject({ password }).meta({ id: 'DeleteAccount' })
const ratedBody = z.strictObject({ isRated: z.boolean() }).meta({ id: 'ChooseRated' })
const codeReply = z
  .strictObject({ code: z.string(), until: time })
  .meta({ id: 'Code', description: 'makes another browser the same person, once' })
const carryBody = z
  .strictObject({ code: z.string().min(1).max(80), isLeaving })
  .meta({ id: 'CarryOver' })

const ofMe = { method: 'POST', reply: accountReply, status: 200 } as const

export const ACCOUNT_ROUTES = {
  account: {
    method: 'GET',
    status: 200,
    path: '/api/me/account',
    summary: 'Who one is here, with or without an account',
    reply: accountReply,
  },
  signUp: {
    ...ofMe,
    path: '/api/me/account',
    summary: 'Gives oneself a name and a password, to be the same person on another device',
    body: signUpBody,
    status: 201,
  },
  signIn: {
    ...ofMe,
    path: '/api/me/sign-in',
    summary: 'Becomes the person of an account in this browser',
    body: signInBody,
  },
  signOut: {
    ...ofMe,
    path: '/api/me/sign-out',
    summary: 'Is nobody in this browser any more; for people with an account',
    body: nothingBody,
  },
  signOutEverywhere: {
    ...ofMe,
    path: '/api/me/sign-out-everywhere',
    summary: 'The same in all browsers; for people with an account',
    body: nothingBody,
  },
  changePassword: {
    ...ofMe,
    path: '/api/me/password',
    summary: 'Another password; all other browsers are signed out',
    body: passwordBody,
  },
  deleteAccount: {
    ...ofMe,
    path: '/api/me/delete',
    summary: 'Forgets the person; their results stay under nobody’s name',
    body: deleteBody,
  },
  code: {
    method: 'POST',
    path: '/api/me/code',
    summary: 'A code that makes another browser the same person, once',
    body: nothingBody,
    reply: codeReply,
    status: 201,
  },
  carryOver: {
    ...ofMe,
    path: '/api/me/carry-over',
    summary: 'Becomes the person of such a code in this browser',
    body: carryBody,
  },
  chooseRated: {
    ...ofMe,
    path: '/api/me/rated',
    summary: 'Whether rated games that begin from now on count for one',
    body: ratedBody,
  },
} as const satisfies Record<string, Route>

export type Account = z.infer<typeof accountReply>
export type Code = z.infer<typeof codeReply>
