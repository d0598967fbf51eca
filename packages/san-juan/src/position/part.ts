/** A part of the reading of a position of this game. */
import type { Part as AnyPart } from '@doubloon/engine'
import type { State } from '../state.ts'
import type { PositionInput } from './form.ts'

export type Part = AnyPart<State, PositionInput>
