/** The pieces as one file of symbols, `apps/web/src/art/pieces.svg`: they are laid over each other in the page and take its colours. */
import { customProperties } from '../hand/palette.ts'
import { type Drawing, svg } from '../hand/pen.ts'
import { each, upTo } from '../hand/placing.ts'
import { tiledRoof } from '../hand/roof.ts'
import { path, rect } from '../hand/shapes.ts'
import { cargoShip, colonistShip, shipWidth } from '../hand/ships.ts'
import { GOODS } from './goods.ts'
import { TOKENS } from './tokens.ts'
import { GRADIENTS } from './volume.ts'

/** Four arches; arch i is at x = 10 + 28.4 i, 24 wide, from y = 41 to 78. */
const tradingHouse: Drawing = [
  '<ellipse cx="70" cy="79" rx="66" ry="5" fill="#000" opacity=".3" stroke="none"/>',
  path('M124 78V34L131 30V73Z', 'ws'),
  rect(6, 34, 118, 44, 'wl'),
  tiledRoof([16, 12], [114, 12], [128, 35], [2, 35], 't1', 6, 20),
  path('M114 12L128 35L132 31L119 10.4Z', 't3'),
  rect(52, 4, 26, 14, 'wl'),
  path('M48 5L82 5L65-4Z', 't1'),
  each(
    upTo(4).map((i) => 10 + 28.4 * i),
    (x) => [
      `<path d="M${x} 78V53A12 12 0 0 1 ${x + 24} 53V78Z" fill="#3a281c"/><path d="M${x + 1.6} 78V53A10.4 10.4 0 0 1 ${x + 9} 45" fill="none" stroke="#000" stroke-opacity=".45" stroke-width="2.4"/>`,
      path(`M${x + 1} 78L${x + 4} 70H${x + 20}L${x + 23} 78Z`, 'g2', { ink: 0 }),
    ],
  ),
  rect(4, 78, 124, 4, 's1'),
]

const symbol = (id: string, viewBox: string, ink: number, drawing: Drawing): string =>
  `<symbol id="${id}" viewBox="${viewBox}"><g stroke="var(--zk)" stroke-width="${ink}" stroke-opacity=".86" stroke-linejoin="round" stroke-linecap="round">${svg(drawing)}</g></symbol>`

/** What the page has as tokens, for looking at the file alone. */
const TOKEN_COLOURS =
  '--corn:#eec23c;--indigo:#3a63a8;--sugar:#fffdf6;--sugar-2:#d9e3ea;--tobacco:#c98b4a;--coffee:#6a4330;--silver:#b7c3c9;--violet:#8c6aa8;--gold:#e6b23a;--wax:#b03a2c;--colonist:#b8653f;--back:#3e6b74;'

export function piecesSvg(): string {
  const symbols = [
    ...Object.entries({ ...GOODS, ...TOKENS }).map(([id, it]) => symbol(id, '0 0 48 48', 1.4, it)),
    ...[4, 5, 6, 7, 8].map((n) => symbol(`ship-${n}`, `0 0 ${shipWidth(n)} 78`, 1.3, cargoShip(n))),
    symbol('ship-colonists', '0 0 84 62', 1.3, colonistShip),
    symbol('trading-house', '0 -6 134 92', 1.2, tradingHouse),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg">
<!-- Made by \`npm run art -- --pieces\` from art/pieces; change it there. -->
<style>svg:root{${TOKEN_COLOURS}${customProperties('day')}}</style>
<defs>
${GRADIENTS}
</defs>
${symbols.join('\n')}
</svg>
`
}
