/** Components take every word from the catalogs, so that a new language needs no change of a component. */

import type { Finding, Sources } from '../lib/sources.ts'
import { literalsOf } from '../lib/svelte.ts'

export function literalText(sources: Sources): Finding[] {
  return [...sources.values()]
    .filter(({ path }) => path.endsWith('.svelte'))
    .flatMap(({ path, text }) =>
      literalsOf(text).map(({ line, text: words }) => ({
        path,
        line,
        text: `"${words}" is literal text, take it from a catalog in src/text`,
      })),
    )
}
