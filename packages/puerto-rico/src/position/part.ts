/** A part of the reading of a position of this game. */
import type { PositionPart as AnyPositionPart } from '@doubloon/engine'
import type { State } from '../state.ts'
import type { PositionInput } from './form.ts'

export type PositionPart = AnyPositionPart<State, PositionInput>
