/** Nonsense at the friendly door is refused with a reason, never thrown at; what is accepted can be played on. */
import { testNonsense } from '@doubloon/testkit/tests'
import { anyOptions } from './option-sets.ts'
import { suite } from './suite.ts'

testNonsense(suite, anyOptions)
