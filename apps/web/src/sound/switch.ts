/** Sound on, off, louder: whoever switches it on hears at once how it is. */
import { change, type Settings, settings } from '../settings/settings.svelte.ts'
import { hearOne } from './hearing.ts'

export function turnOn(): void {
  change({ sound: 'on' })
  hearOne('coin')
}

export function turnOff(): void {
  change({ sound: 'off' })
}

export function turnOver(): void {
  if (settings.sound === 'on') turnOff()
  else turnOn()
}

export function setVolume(volume: Settings['volume']): void {
  change({ volume })
  turnOn()
}
