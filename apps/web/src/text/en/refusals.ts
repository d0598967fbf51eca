/** English: why something cannot be done, by the code of the engine's refusal, and the rule that says so. */

/** What the engine or the table says when it refuses. */
interface Refused {
  readonly code: string
  readonly message: string
  readonly rule?: string
}

const sentences = {
  // Turns and the game as a whole
  'not-your-turn': 'It is somebody else’s turn.',
  'not-now': 'Something else is asked now.',
  'game-over': 'The game is over.',
  'unknown-move': 'This game has no such move.',
  'changed-elsewhere': 'The game went on in another window; this is how it stands.',
  lesson: 'Not played: the coach says why.',
  // Draft and roles
  'must-draft': 'A kind of building must be chosen.',
  'already-drafted': 'This building is in the game already.',
  'no-free-slot': 'No place for a building of this cost is left.',
  'rival-in-game': 'It never goes together with one that was chosen already.',
  'must-choose-role': 'A role must be chosen, even one that does not help.',
  'no-such-role-card': 'This role card is not used with so many players.',
  'same-as-first-prospector': 'Both prospectors carry the same doubloons: take the first.',
  'role-taken': 'This role is taken until the round ends.',
  // Settler
  'quarry-not-allowed': 'Only the settler, or an occupied Construction Hut, takes a quarry.',
  'second-quarry-not-allowed':
    'The second tile is a quarry only with an occupied Construction Hut.',
  'no-quarry-left': 'All quarries are taken.',
  'not-face-up': 'No such plantation lies face up.',
  'forest-not-allowed': 'Only an occupied Forest House lays a tile as a forest.',
  // Mayor
  'say-how-many': 'Say how many colonists you take; none is possible.',
  'too-many-extra-colonists': 'Your privilege gives fewer colonists.',
  'too-few-in-supply': 'The supply has fewer colonists, and none come from the ship.',
  'must-place': 'Colonists must stand on circles; to keep your arrangement, place it again.',
  'too-many-placed': 'You have fewer colonists than that.',
  'too-few-placed': 'No colonist stays in San Juan while a circle is empty.',
  'no-circle': 'There is no circle for a colonist.',
  'more-than-circles': 'There are fewer circles here.',
  // Builder
  'not-in-game': 'This building is not in this game.',
  'no-copy-left': 'All copies are sold.',
  'owned-already': 'You own one already, and nobody owns two of a kind.',
  'no-city-space': 'Your city has no room for it.',
  'too-expensive': 'You do not have enough doubloons.',
  'too-expensive-in-kind': 'Even with what the Black Market takes you cannot pay for it.',
  'must-pay': 'The building is chosen: give what replaces the missing doubloons.',
  'item-needed': 'Without this the price cannot be paid.',
  'price-rises': 'Without this colonist the price is higher than you can pay.',
  'payment-not-needed': 'Your doubloons are enough, so nothing is given in kind.',
  'two-of-a-sort': 'At most one colonist, one victory point and one barrel can be given.',
  'item-not-held': 'You do not have that to give.',
  'own-colonist': 'The colonist on the Black Market stays.',
  'not-what-is-missing': 'Give exactly what is missing, no more and no less.',
  // Craftsman
  'not-produced': 'You produced none of this kind in this phase.',
  'supply-empty': 'None of this kind is left in the supply.',
  // Trader
  'house-full': 'The trading house is full until the phase ends.',
  'kind-in-house': 'This kind is in the trading house already, and you have no occupied Office.',
  'no-outside-market': 'Only an occupied Trading Post buys outside the trading house.',
  // Captain
  'must-load': 'A ship takes your barrels, so you must load.',
  'no-such-ship': 'This ship is not used with so many players.',
  'none-held': 'You have no barrel of this kind.',
  'ship-carries-other-kind': 'Another kind is aboard, and a ship takes one kind.',
  'kind-on-other-ship': 'This kind lies on another ship and goes there or nowhere.',
  'ship-full': 'This ship is full until the phase ends.',
  'smaller-load': 'A larger empty ship takes more of this kind.',
  'no-own-ship': 'You have no occupied Wharf.',
  'own-ship-used': 'Your Wharf has loaded in this phase already.',
  'no-own-small-ship': 'You have no occupied Small Wharf.',
  'own-small-ship-used': 'Your Small Wharf has loaded in this phase already.',
  'must-choose-barrels': 'Choose the barrels for your Small Wharf.',
  'nothing-aboard': 'A load has at least one barrel.',
  'more-than-held': 'You have fewer barrels of this kind.',
  'must-store': 'Not everything finds room: say what you keep.',
  'no-room': 'There is no room for so many barrels.',
  // Guesthouse
  'guest-room': 'Guests move to other circles, not to their rooms.',
  'no-empty-circle': 'You have no empty circle there.',
  // Moves of several parts
  'named-twice': 'Each place or kind is named once.',
  'out-of-order': 'Something else comes first.',
  // Starting and loading a game
  'bad-options': 'These options do not go together.',
  'bad-seed': 'This seed cannot be used.',
  'same-name': 'Two seats have the same name.',
  'malformed-record': 'This is not the record of a game.',
  'other-game': 'This is a record of another game.',
  'other-rules-version': 'This record was made with other rules.',
}

const unknown = 'The rules do not allow this.'

export const refusals = {
  sentences,
  unknown,
  /** A sentence for the one who tried, with the rule at its end. */
  because({ code, rule }: Refused): string {
    const sentence = Object.hasOwn(sentences, code)
      ? sentences[code as keyof typeof sentences]
      : unknown
    return refusals.cited(sentence, rule)
  },
  /** A sentence with the rule that says so. */
  cited: (sentence: string, rule?: string): string =>
    rule === undefined ? sentence : `${sentence} (${rule})`,
}
