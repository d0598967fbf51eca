/**
 * How the page is arranged in windows of every size: the only place that knows where one arrangement ends and the next begins.
 * Styles say `@media (--tablet)`, which the build writes out (vite.config.ts); tests read the same table. Why so: docs/adr/0014.
 * Who moves an edge: test/browser/arrangements.test.ts proves that the conditions still fit together; test/browser/sizes.ts lists the windows
 * that tests and `npm run shots` look at, so look yourself at those between.
 */

/** Where something changes, in the pixels of CSS. */
const BREAKPOINT = {
  /** The width a tablet needs: below it, everything stands in one narrow column, also start, end, rules and lessons. `contents` stays above it. */
  tablet: '620px',
  /** The width a page to read needs for its contents beside the text. */
  contents: '700px',
  /** The width a laptop needs, when it lies; a tablet may be as wide as `wide`. */
  laptop: '900px',
  /** From this width on there is room for everything side by side. */
  wide: '1100px',
  /** Lower than this, a window that lies is a phone. */
  low: '600px',
  /** Lower than this, a laptop is short. */
  short: '741px',
  /** The height an upright tablet needs. */
  high: '900px',
} as const

const narrow = `(width < ${BREAKPOINT.tablet})`
const low = `(height < ${BREAKPOINT.low})`
const upright = '(orientation: portrait)'
const lying = '(orientation: landscape)'

/** One sheet at a time, tabs below; also small windows that are too low for the tablet. */
const phone = `(${narrow} and ${upright}) or ((width < ${BREAKPOINT.laptop}) and (${BREAKPOINT.low} <= height < ${BREAKPOINT.high}))`
/** Tabs left, one sheet in the middle, what is asked on the right. */
const phoneOnItsSide = `${low} and ${lying}`
/** An upright tablet: the others in a row, the log behind its last line. */
const tablet = `(${BREAKPOINT.tablet} <= width < ${BREAKPOINT.wide}) and (height >= ${BREAKPOINT.high}) and ${upright}`
/** Everything in sight, the log at the side. */
const laptop = `(height >= ${BREAKPOINT.low}) and ((width >= ${BREAKPOINT.wide}) or ((width >= ${BREAKPOINT.laptop}) and ${lying}))`

/** The four arrangements: every window has exactly one of them. */
export const ARRANGEMENTS = { phone, 'phone-on-its-side': phoneOnItsSide, tablet, laptop }

/** All names that styles may use: the arrangements, kinds of them, and what pages that only flow need to know. */
export const NAMES = {
  ...ARRANGEMENTS,
  // Both ways of a phone, said in fewer words: it stands in very many styles.
  'any-phone': `${narrow} or ${low} or ((width < ${BREAKPOINT.laptop}) and (height < ${BREAKPOINT.high}))`,
  'small-laptop': `(${BREAKPOINT.laptop} <= width < ${BREAKPOINT.wide}) and (height >= ${BREAKPOINT.low}) and ${lying}`,
  'short-laptop': `(width >= ${BREAKPOINT.laptop}) and (${BREAKPOINT.low} <= height < ${BREAKPOINT.short})`,
  desktop: `(width >= ${BREAKPOINT.wide}) and (height >= ${BREAKPOINT.short})`,
  narrow,
  low,
  small: `${narrow} or ${low}`,
  'one-column': `(width < ${BREAKPOINT.contents})`,
  'under-laptop': `(width < ${BREAKPOINT.laptop})`,
  'up-to-tablet': `(width < ${BREAKPOINT.wide})`,
}

const conditions = new Map(Object.entries(NAMES))

/** A style with the names in its media queries written out. */
export function written(style: string): string {
  return style.replace(/@media[^{]*/g, (query) =>
    query.replace(/\(--([\w-]+)\)/g, (_, name) => {
      const condition = conditions.get(name)
      if (condition === undefined) throw new Error(`no arrangement is called --${name}`)
      return `(${condition})`
    }),
  )
}
