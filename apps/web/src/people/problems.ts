/** What was refused, in words. */
import { sayOnlinePeople } from '../text/say-online-people.ts'

export function problemText(code: string): string {
  const { problems } = sayOnlinePeople
  return problems[code] ?? problems['no'] ?? ''
}
