/**
 * What pieces do to the things they leave and reach: a field dips, a ship rocks, what is still on its way is not there yet. The
 * things stay where they are in the page: for a moment they are only drawn elsewhere.
 */
import type { Leg, Places, Stirring } from './travel.ts'

interface Motion {
  readonly lasts: number
  readonly transforms: readonly string[]
}

const MOTIONS: Readonly<Record<Stirring, Motion>> = {
  dip: { lasts: 160, transforms: ['none', 'translateY(2px)', 'none'] },
  rock: {
    lasts: 500,
    transforms: ['none', 'translateY(1px) rotate(.6deg)', 'rotate(-.6deg)', 'none'],
  },
  press: { lasts: 200, transforms: ['scale(1.05)', 'none'] },
  thud: {
    lasts: 200,
    transforms: ['none', 'translateY(-3px) rotate(1deg)', 'translateY(2px)', 'none'],
  },
  row: { lasts: 500, transforms: ['translateX(-24px)', 'none'] },
  come: { lasts: 700, transforms: ['translateX(-60%)', 'none'] },
  land: { lasts: 140, transforms: ['scale(1.04)', 'none'] },
}

/** A thing that is moved, and how. */
export interface Stir {
  readonly place: string
  /** One of the pieces that lie there (`data-piece`), counted from the last, and not the whole. */
  readonly piece?: { readonly symbol: string; readonly fromLast: number }
  readonly frames: Keyframe[]
  readonly timing: KeyframeAnimationOptions
}

/** What a move's pieces do to the things on the table. */
export function stirsOf(
  legs: readonly Leg[],
  before: Places,
  after: Places,
  slowness: number,
): readonly Stir[] {
  const stirs: Stir[] = []
  const seen = new Set<string>()
  const add = (place: string, motion: Stirring, at: number) => {
    const key = `${place} ${motion}`
    if (!seen.has(key)) stirs.push(moved(place, motion, at * slowness, slowness))
    seen.add(key)
  }
  const hide = (place: string, until: number) => stirs.push(hidden(place, until * slowness))
  for (const leg of legs) {
    const landing = leg.start + leg.lasts
    if (leg.leaves !== undefined) add(leg.from.place, leg.leaves, leg.start)
    if (leg.lands === 'land') {
      if (!leg.isExact || !isNew(leg.to.place, before, after)) continue
      hide(leg.to.place, landing)
      add(leg.to.place, 'land', landing)
    } else if (leg.manner === 'sail') {
      // The next one comes when this one is half way out.
      const comes = leg.start + leg.lasts / 2
      hide(leg.to.place, comes)
      add(leg.to.place, 'come', comes)
    } else if (leg.lands !== undefined) add(leg.to.place, leg.lands, landing)
  }
  return [...stirs, ...awaited(legs, slowness)]
}

/** Pieces that come to lie beside others of their kind: each is there when it has landed, in the order in which they come. */
function awaited(legs: readonly Leg[], slowness: number): readonly Stir[] {
  return legs.flatMap((leg) => {
    if (leg.lands === 'land' || leg.manner === 'sail' || leg.manner === 'moor') return []
    const later = legs.slice(legs.indexOf(leg) + 1)
    const fromLast = later.filter((it) => isBeside(it, leg)).length
    const until = hidden(leg.to.place, (leg.start + leg.lasts) * slowness)
    return [{ ...until, piece: { symbol: leg.symbol, fromLast } }]
  })
}

const isBeside = (a: Leg, b: Leg) => a.to.place === b.to.place && a.symbol === b.symbol

/** Whether what lies there now lay elsewhere before the move, or nowhere. */
function isNew(place: string, before: Places, after: Places): boolean {
  const [old, now] = [before.get(place), after.get(place)]
  return old === undefined || old.left !== now?.left || old.top !== now.top
}

function moved(place: string, motion: Stirring, delay: number, slowness: number): Stir {
  const { lasts, transforms } = MOTIONS[motion]
  const frames = transforms.map((transform) => ({ transform }))
  // What is already turned or raised stays so: it is moved from there.
  const timing = { delay, duration: lasts * slowness, composite: 'add' } as const
  return { place, frames, timing }
}

function hidden(place: string, duration: number): Stir {
  return { place, frames: [{ opacity: 0 }, { opacity: 0 }], timing: { duration } }
}

/** Moves the things; what it returns puts them back at once. */
export function stirUp(stirs: readonly Stir[]): () => void {
  const animations = stirs.flatMap(({ place, piece, frames, timing }) => {
    const thing = [...document.querySelectorAll(`main [data-place="${CSS.escape(place)}"]`)].at(-1)
    const moved = piece === undefined ? thing : lastOf(thing, piece)
    return moved === undefined ? [] : [moved.animate(frames, timing)]
  })
  return () => {
    for (const animation of animations) animation.cancel()
  }
}

function lastOf(
  thing: Element | undefined,
  { symbol, fromLast }: NonNullable<Stir['piece']>,
): Element | undefined {
  const pieces = thing?.querySelectorAll(`[data-piece="${symbol}"]`) ?? []
  return [...pieces].at(-1 - fromLast)
}
