/** The words on the terminal's table of San Juan. */

const pad = (number: number): string => String(number).padStart(2)

/** Labels, short enough for their columns. */
export const words = {
  title: (round: number, governor: string, phase: string | undefined) =>
    `San Juan · round ${round} · governor ${governor}${phase === undefined ? '' : ` · ${phase}`}`,
  phase: (role: string) => `${role} phase`,
  startOfRound: 'start of the round',
  piles: (draw: number, discards: number) => `draw pile ${draw} · discards ${discards}`,
  roles: 'Roles',
  house: 'Prices',
  unseen: '?',
  houseNow: '▸ now, indigo to silver',
  houseNext: '▸ next, indigo to silver',
  cathedral: (printed: string) => ` · Cathedral ${printed}`,
  legend: 'Buildings in order: cost/VP (★ at the end), ● with a good, new: works after this phase',
  hand: (size: number, limit: number) => `hand ${pad(size)}, limit ${limit}`,
  buildings: (count: number, most: number) => `${pad(count)} of ${most} buildings`,
  vp: (vp: number) => `${pad(vp)} VP printed`,
  tucked: (cards: number) => `${cards} tucked`,
  shown: (cards: string) => `holds ${cards}`,
  bankUsed: 'bank used',
  libraryUsed: 'library used',
  good: '●',
  isNew: 'new',
  ownHand: 'Hand',
  drawn: 'Drawn',
  picked: 'Picked',
  noCards: 'no cards',
  score: { buildings: 'buildings', tucked: 'tucked' },
}

/** What a choice would bring, in a few letters. */
export const shortly = {
  mayBuild: 'may build',
  builds: (building: string, paid: number) => `${building} ${paid === 0 ? 'free' : `−${paid}`}`,
  keeps: (kept: number, drawn: number) => `+${kept} of ${drawn}`,
  about: (cards: number) => `≈${cards} cards`,
  perhaps: (building: string) => `${building}?`,
  price: (paid: number) => (paid === 0 ? 'free' : `pay ${paid}`),
  sellsFor: (cards: number) => `next sells for ${cards}`,
  cards: (cards: number) => (cards === 1 ? '1 card' : `${cards} cards`),
}
