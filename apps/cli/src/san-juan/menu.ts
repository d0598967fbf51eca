/** Numbered items for every decision but the choice of a role: buildings with their prices, then cards or goods to pick. */
import { cardValues } from '@doubloon/bots/san-juan/heuristics'
import { inWords } from '@doubloon/engine'
import { type Event, GOODS } from '@doubloon/san-juan'
import { foreseen } from '../opponents.ts'
import type { Menu, MenuItem } from '../terminal-table.ts'
import { type Build, buildInWords, buildsOf } from './builds.ts'
import { byCost, handOf, keyOf, payableCards, priceAt, printedOn, without } from './cards.ts'
import type { SanJuanGame } from './game.ts'
import { ask } from './messages.ts'
import { payableGoods, withPayment } from './payment.ts'
import { type Picks, pickInWords, picksOf } from './picks.ts'
import { bestOver, proposalOf } from './proposal.ts'
import { shortly } from './table-words.ts'

const PASS: MenuItem = { label: 'pass', note: '', move: 'pass' }

/** The menu of the seat to move; with `typed`, the one that completes what was typed. */
export function menuOf(game: SanJuanGame, typed?: string): Menu | undefined {
  if (game.midway) return undefined
  const picks = picksOf(game)
  if (picks !== undefined)
    return typed === undefined ? pickMenu(game, picks) : completedPicks(game, picks, typed)
  if (game.decision !== 'D-SJ-3') return undefined
  return typed === undefined ? buildMenu(game) : paymentMenu(game, typed)
}

/** Cards with what is printed on them, or goods with what they bring, and the usual choice. */
function pickMenu(game: SanJuanGame, { verb, items, most, canPass }: Picks): Menu {
  const numbered = items.map((item) => ({
    label: inWords(item),
    note: isGood(item) ? goodNote(game, verb, item) : printedOn(item),
  }))
  return {
    verb,
    most,
    items: canPass ? [...numbered, PASS] : numbered,
    proposal: proposalOf(game),
  }
}

function isGood(item: string): boolean {
  return (GOODS as readonly string[]).includes(item)
}

/** What a good is sold for, or will be next. */
function goodNote(game: SanJuanGame, verb: string, good: string): string {
  if (verb === 'produce') {
    const price = priceAt(game.view(game.toMove).nextTradingHouse, good)
    return price === undefined ? '' : shortly.sellsFor(price)
  }
  const events = foreseen(game, `${verb} ${good}`).events as readonly Event[]
  const sold = events.find((event) => event.type === 'sold')
  return sold === undefined ? '' : shortly.cards(sold.price)
}

/** Too few picks are completed by the usual ones; undefined if that is not what is wrong. */
function completedPicks(game: SanJuanGame, picks: Picks, typed: string): Menu | undefined {
  const { verb, items, least, most } = picks
  if (!typed.startsWith(`${verb} `)) return undefined
  const wanted = typed.slice(verb.length + 1).split(', ')
  const words = items.map(inWords)
  const rest = without(words, wanted)
  if (wanted.length >= least || rest.length !== words.length - wanted.length) return undefined
  const usual = proposalOf(game)
    .slice(verb.length + 1)
    .split(', ')
  // The usual picks that are not wanted anyway come first.
  const others = without(usual, wanted)
  const added = [...others, ...without(rest, others)].slice(0, most - wanted.length)
  return { ...pickMenu(game, picks), proposal: pickInWords(verb, [...wanted, ...added]) }
}

/** Every building that can be built, and over another one where that is cheaper. */
function buildMenu(game: SanJuanGame): Menu {
  const builds = buildsOf(game)
  const buildings = [...new Set(builds.map(({ building }) => building))]
  const items = buildings
    .sort(byCost)
    .flatMap((building) =>
      listed(
        game,
        builds.filter((build) => build.building === building),
      ),
    )
    .map((build) => ({ label: buildInWords(build), note: shortly.price(build.least) }))
  return { items: [...items, PASS] }
}

/** The plain build, and of those over another building that are cheaper the best one. */
function listed(game: SanJuanGame, builds: readonly Build[]): readonly Build[] {
  const plain = builds.filter(({ over }) => over === undefined)
  const price = plain[0]?.least ?? Number.POSITIVE_INFINITY
  const cheaper = builds.filter(({ over, least }) => over !== undefined && least < price)
  const best = bestOver(game, cheaper)
  return best === undefined ? plain : [...plain, best]
}

/** What to pay for a build that was named, with a proposal; undefined if the words name none. */
function paymentMenu(game: SanJuanGame, typed: string): Menu | undefined {
  const [, building = '', over, paying] =
    /^build (.+?)(?: over (.+?))?(?: paying (.+))?$/.exec(typed) ?? []
  const view = game.view(game.toMove)
  const build = findBuild(game, building, over)
  if (build === undefined) return undefined
  const cards = payableCards(handOf(view), build.building)
  const goods = payableGoods(view, build)
  const wanted = paying?.split(', ') ?? []
  const means = [...cards.map(inWords), ...goods]
  const isPayable = without(means, wanted).length === means.length - wanted.length
  if (!isPayable || wanted.length >= Math.max(1, build.least)) return undefined
  return {
    question: ask.payment(build),
    verb: `${buildInWords(build)} paying`,
    most: build.most,
    items: [
      ...cards.map((key) => ({ label: inWords(key), note: printedOn(key) })),
      ...goods.map((label) => ({ label, note: '' })),
    ],
    proposal: withPayment(
      view,
      build,
      cardValues(game.determinize(view.seat, 'values'), view.seat),
      wanted,
    ),
  }
}

/** The build that was named: over what was named or, if nothing was, over nothing where that is possible. */
function findBuild(
  game: SanJuanGame,
  building: string,
  over: string | undefined,
): Build | undefined {
  const ofKind = buildsOf(game).filter((build) => build.building === keyOf(building))
  if (over === undefined) return listed(game, ofKind)[0]
  const target = keyOf(over.replace(/ with good$/, ''))
  const there = ofKind.filter((build) => build.over === target)
  return there.find(({ withGood }) => withGood === over.endsWith(' with good')) ?? there[0]
}
