/** More topics of the rules at all sizes, and more places without barriers. */
import { test } from 'vitest'
import { withBrowser } from './open.ts'
import { axeFindsNothing, fits } from './rules-looks.ts'

withBrowser()

test('no topic is wider than any screen, in any language', () =>
  fits(['aim', 'setup', 'buildings', 'variants', 'trader', 'scoring', 'library']))

axeFindsNothing([
  '/rules',
  '/rules/puerto-rico',
  '/rules/puerto-rico/setup',
  '/rules/puerto-rico/factory',
  '/rules/puerto-rico/spaceport',
  '/rules/san-juan/crane',
  '/rules/san-juan/roles',
])
