/** Whether the page has had a quiet moment: pictures that a first game can begin without come from then on. */
import { whenIdle } from '../idle.ts'

export const calm = $state({ now: false })

whenIdle(() => {
  calm.now = true
})
