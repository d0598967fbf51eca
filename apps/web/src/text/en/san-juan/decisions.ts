/** English: San Juan, the arithmetic of decisions that are put together, their buttons, and why something is refused. */
import { cards, goods, list, low, plural } from '../words.ts'

export const decisions = {
  build: {
    /** Nothing is chosen yet. */
    start: (count: number) =>
      `You hold ${cards(count)}. The number on a card is what it costs you now; other cards pay for it.`,
    /** `Silver Smelter: 5 − 1 builder − 1 smithy = 3 cards.` */
    sum: (name: string, cost: number, less: readonly string[], price: number) => {
      if (less.length === 0) return `**${name}:** costs **${cards(price)}**.`
      const sum = [`${cost}`, ...less].join(' − ')
      return `**${name}:** ${sum}${price === 0 ? ', so it is **free**' : ` = **${cards(price)}**`}.`
    },
    less: (count: number, name: string) => `${count} ${low(name)}`,
    lessOver: (count: number, name: string) => `${count} over ${low(name)}`,
    goodLost: (name: string) => `The good on the ${low(name)} is lost.`,
    paying: (names: readonly string[], kept: number) =>
      `Paying ${list(names)}; you keep ${kept === 0 ? 'nothing' : kept}.`,
    keeping: (kept: number) => `You keep ${cards(kept)}.`,
    /** A good that pays, among cards. */
    good: (name: string) => `a good (${low(name)})`,
    several: (count: number, name: string) => (count === 1 ? name : `${count} × ${name}`),
    /** What the building would score, where that is not what is printed on it. */
    scores: (vp: number) => `It would score **${vp} VP** now.`,
    ends: (places: number) => `**This ends the game**: it is your building number ${places}.`,
    missing: (count: number) =>
      plural(count, { one: '**# more card** must pay.', other: '**# more cards** must pay.' }),
    tooMuch: (count: number) => `That is **${count} more than needed**.`,
    more: '+1',
    moreTitle: 'Pay one card more than needed; the rules allow it',
    /** The chosen card lies among the others again, and nothing pays. */
    putBack: 'Put back',
    button: (price: number) => (price === 0 ? 'Build for free' : `Build, pay ${price}`),
    buttonIncomplete: (price: number) => `Pay ${price}`,
    full: (name: string, price: number) =>
      price === 0 ? `Build ${name} for free` : `Build ${name}, pay ${price}`,
    fullOver: (name: string, over: string, price: number) =>
      `Build ${name} over ${low(over)}, pay ${price}`,
  },
  /** By the verb of the notation. `count` are marked, `most` can be. */
  picks: {
    discard: {
      button: (count: number) => `Discard ${cards(count)}`,
      named: (names: readonly string[]) => `Discard ${list(names)}`,
    },
    keep: {
      button: (count: number) => `Keep ${cards(count)}`,
      named: (names: readonly string[]) => `Keep ${list(names)}`,
    },
    'put away': {
      button: (count: number) => `Put away ${cards(count)}`,
      named: (names: readonly string[]) => `Put away ${list(names)}`,
    },
    exchange: {
      button: (count: number) => `Exchange ${cards(count)}`,
      named: (names: readonly string[]) => `Exchange ${list(names)}`,
    },
    tuck: {
      button: (count: number) => `Tuck ${cards(count)}`,
      named: (names: readonly string[]) => `Tuck ${list(names)}`,
    },
    deposit: {
      button: (count: number) => `Tuck ${cards(count)}`,
      named: (names: readonly string[]) => `Tuck ${list(names)}`,
    },
    produce: {
      button: (count: number) => `Produce ${goods(count)}`,
      named: (names: readonly string[]) => `Produce ${list(names.map(low))}`,
    },
    sell: {
      button: (count: number) => `Sell ${goods(count)}`,
      named: (names: readonly string[]) => `Sell ${list(names.map(low))}`,
    },
  } as Readonly<
    Record<
      string,
      {
        readonly button: (count: number) => string
        readonly named: (names: readonly string[]) => string
      }
    >
  >,
  /** What is marked of how many, where it is not enough. */
  missing: {
    cards: (count: number) =>
      plural(count, { one: 'Mark **# more card**.', other: 'Mark **# more cards**.' }),
    goods: (count: number) =>
      plural(count, { one: 'Mark **# more good**.', other: 'Mark **# more goods**.' }),
  },
  details: {
    start: (gone: number) =>
      plural(gone, {
        one: 'The marked card goes to the discard pile.',
        other: 'The # marked cards go to the discard pile.',
      }),
    produce: (most: number) => `You may fill ${most} of your empty production buildings.`,
    makes: (names: readonly string[], extra: readonly string[]) =>
      `You make **${list(names.map(low))}**${extra.length === 0 ? '' : ` and draw ${list(extra)}`}.`,
    sell: (most: number) => `You may sell ${goods(most)}; each brings the cards on its price.`,
    /** `You draw 5 cards: silver 3 + indigo 1 + 1 market stand.` */
    sells: (parts: readonly string[], total: number) =>
      `You draw **${cards(total)}**: ${parts.join(' + ')}.`,
    price: (good: string, price: number) => `${low(good)} ${price}`,
    by: (count: number, name: string) => `${count} ${low(name)}`,
    extra: (count: number, name: string) => `${cards(count)} by the ${low(name)}`,
    tucked: (count: number, name: string) =>
      `${plural(count, { one: 'One of them is', other: '# of them are' })} tucked under the ${low(name)}: ${count} VP.`,
    keep: (drawn: number, most: number) =>
      `You drew ${cards(drawn)}. Choose what joins your hand; ${drawn - most === 1 ? 'the other goes' : 'the others go'} to the discard pile.`,
    putAway: (drawn: number) =>
      drawn === 0
        ? 'They may come from your whole hand.'
        : `You drew ${cards(drawn)} into your hand. What you put away may come from all of it.`,
    exchange: 'You draw as many new cards as you give away.',
    tuck: 'It lies under the building to the end and is worth a VP.',
    deposit: 'Only once in the game: any number of cards, each worth a VP at the end.',
    discard: (held: number, limit: number) =>
      `You hold ${held} and may hold ${limit} at the start of a round.`,
  },
  /** Why something cannot be done, by the code of the engine. */
  refusals: {
    'not-now': 'Something else is asked now.',
    'game-over': 'The game is over.',
    'must-choose-role': 'A role must be chosen, even one that does not help.',
    'role-taken': 'This role is taken until the round ends.',
    'no-doubling': 'You have no Library to use.',
    'doubling-not-declared':
      'With so many players the Library is always in use: just take the role.',
    'doubling-used': 'Your Library has doubled a privilege in this round already.',
    'not-in-game': 'This building is part of the expansion, which is not used here.',
    'not-in-hand': 'You do not have this card in your hand.',
    'not-on-table': 'Somebody has built it already.',
    'owned-already': 'You own one already, and nobody owns two city buildings of a kind.',
    'too-expensive': 'You do not have enough cards to pay for it.',
    'good-built-over': 'The good on the building you build over is lost and cannot pay.',
    'effect-built-over': 'The building you build over no longer makes it cheaper.',
    'too-little-paid': 'That is too little to pay.',
    'too-much-paid': 'That is more than may be paid.',
    'too-many-goods': 'These are too many goods.',
    'pays-with-itself': 'A card cannot pay for itself.',
    'card-not-there': 'You do not have this card.',
    'more-than-held': 'You do not have so many cards of this kind.',
    'no-goods-payer': 'Only with a Black Market can goods pay.',
    'payer-built-over': 'The Black Market is built over, so goods cannot pay.',
    'payer-not-active': 'Your Black Market works from the next phase on.',
    'good-not-there': 'You do not have this good.',
    'no-overbuilder': 'Only with a Crane can you build over a building.',
    'overbuilder-not-active': 'Your Crane works from the next phase on.',
    'overbuilder-stays': 'A Crane is never built over.',
    'not-in-tableau': 'You do not have this building.',
    'same-kind': 'A building is never built over its own kind.',
    'no-good-there': 'No good lies on this building.',
    'good-there': 'A good lies on this building and would be lost.',
    'build-begun': 'A build has begun; finish it first.',
    'no-such-building': 'You have no building for this.',
    'no-empty-building': 'You have no empty building for this good.',
    'already-picking': 'You have begun to choose: choose more, or be done.',
    'nothing-picked': 'Nothing is chosen yet.',
    'must-choose': 'This choice must be made.',
    'too-few-cards': 'These are too few cards.',
    'too-many-cards': 'These are too many cards.',
    'deposit-used': 'Your Bank has been used in this game.',
    'asked-later': 'The Chapel is asked for first, then the Bank.',
    'asked-before': 'The Chapel has been asked for; now it is the Bank.',
    'out-of-order': 'Something else comes first.',
  } as Readonly<Record<string, string>>,
}
