/** What one can take away from a replay: a link to the moment, and files. */
import { fileName, saveFile, saveRecord } from '../share/hand-out.ts'
import { pack } from '../share/pack.ts'
import { addressOf } from './address.ts'
import type { ReplayModel } from './model.svelte.ts'
import { pictureOf } from './picture.ts'

/** A link that carries the whole game and leads to the moment that is shown, wherever the game came from. */
export async function linkTo({ origin, replay, where }: ReplayModel): Promise<string> {
  const packed =
    'packed' in origin ? origin.packed : (await pack(await replay.record())).replace(/^game=/, '')
  return location.origin + addressOf({ packed }, where)
}

export async function saveTranscript({ replay }: ReplayModel): Promise<void> {
  const text = new Blob([await replay.transcript()], { type: 'text/plain' })
  saveFile(fileName(replay.setUp.game, new Date(), 'txt'), text)
}

export async function saveReplay({ replay }: ReplayModel): Promise<void> {
  saveRecord(replay.setUp.game, await replay.record())
}

/** The picture of a moment carries its number. */
export async function savePicture({ replay, n }: ReplayModel): Promise<void> {
  const picture = await pictureOf(document)
  saveFile(fileName(`${replay.setUp.game}-${n}`, new Date(), 'png'), picture)
}
