/** Everything there is to see: the pages, scenes of games of all kinds, replays, rules, lessons. */
import { pack } from '../../apps/web/src/share/pack.ts'
import { type Scene, sanJuanScenes, scenesOf } from '../../apps/web/test/browser/scenes.ts'
import type { Sight } from './camera.ts'

const isOver = ({ name }: Scene) => name.endsWith('-over')

export async function sceneSight({ name, record }: Scene): Promise<Sight> {
  return { name, path: `/#${await pack(record)}`, ready: 'main.table' }
}

/** A finished game, somewhere in its middle. */
export async function replaySight(name: string, scenes: readonly Scene[]): Promise<Sight> {
  const record = scenes.find(isOver)?.record ?? ''
  return { name, path: `/replay#${await pack(record)}&n=60`, ready: 'main.table' }
}

export async function allSights(): Promise<readonly Sight[]> {
  const four = scenesOf('four', { players: 4 }, '1')
  const sanJuan = sanJuanScenes('san-juan', { players: 3, expansion: true, advanced: true }, [
    '20',
    '17',
    '4',
  ])
  const kept = await Promise.all(
    [...four, ...sanJuan]
      .filter((scene) => isOver(scene) || /-(build|3)$/.test(scene.name))
      .map(sceneSight),
  )
  const visited = kept.map(({ path }) => path)
  return [
    { name: 'home', path: '/', ready: '[data-start]' },
    { name: 'home-kept', path: '/', ready: '[data-start]', visited },
    ...(await Promise.all(
      [
        ...four,
        ...scenesOf('five', { players: 5, buildings: 'all31' }, '1'),
        ...scenesOf('two', { players: 2, buildings: 'draft' }, '1').filter(({ name }) =>
          /draft|role$/.test(name),
        ),
        ...sanJuan,
        ...sanJuanScenes('san-juan-two', { players: 2, expansion: true }, ['1']),
        ...sanJuanScenes('san-juan-four', { players: 4 }, ['1']).filter(({ name }) =>
          /-(2|3)$/.test(name),
        ),
      ].map(sceneSight),
    )),
    await replaySight('replay', four),
    await replaySight('replay-san-juan', sanJuan),
    { name: 'replay-choose', path: '/replay', ready: 'h1' },
    { name: 'rules', path: '/rules', ready: 'h1' },
    { name: 'rules-captain', path: '/rules/puerto-rico/captain', ready: 'h1' },
    { name: 'rules-wharf', path: '/rules/puerto-rico/wharf', ready: 'h1' },
    { name: 'rules-crane', path: '/rules/san-juan/crane', ready: 'h1' },
    { name: 'learn', path: '/learn', ready: 'h1' },
    { name: 'learn-puerto-rico', path: '/learn/puerto-rico', ready: 'h1' },
    { name: 'stats', path: '/stats', ready: 'h1' },
    { name: 'stats-kept', path: '/stats', ready: 'h1', visited },
  ]
}
