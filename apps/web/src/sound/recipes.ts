/**
 * Every sound of the table, made from a few tones and some noise. Nothing is recorded and nothing is fetched. Times are
 * seconds, levels are shares of the loudest there is; the player makes all of it a good deal quieter.
 */

export const SOUNDS = [
  'tile',
  'barrel',
  'hold',
  'coin',
  'card',
  'seal',
  'colonist',
  'sail',
  'build',
  'turn',
  'lastRound',
  'victory',
  'refused',
] as const
export type Sound = (typeof SOUNDS)[number]

/** Where sounds are made: what they go to, and noise that all of them share. */
export interface Bench {
  readonly context: BaseAudioContext
  readonly out: AudioNode
  readonly noise: AudioBuffer
}

/** A tone that rises at once and fades away. */
interface Tone {
  readonly wave?: OscillatorType
  readonly pitch: number
  /** The pitch it glides to. */
  readonly to?: number
  readonly level: number
  readonly attack?: number
  readonly fade: number
}

/** Noise through a filter, of which the pitch may go through several. */
interface Hiss {
  readonly filter: BiquadFilterType
  readonly pitches: readonly number[]
  readonly width?: number
  readonly level: number
  readonly attack?: number
  readonly fade: number
}

/** Exponential fading never reaches zero: this is silence. */
const SILENCE = 0.0001
const NOISE_SECONDS = 0.25
/** No two barrels are alike: how far their pitch differs. */
const VARIETY = 0.04

/** Noise for a bench; it sounds the same however often it is repeated. */
function noiseFor(context: BaseAudioContext): AudioBuffer {
  const { sampleRate } = context
  const buffer = context.createBuffer(1, Math.round(sampleRate * NOISE_SECONDS), sampleRate)
  const samples = buffer.getChannelData(0)
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1
  return buffer
}

function swelling(
  bench: Bench,
  at: number,
  { level, attack = 0.002, fade }: Tone | Hiss,
): GainNode {
  const gain = bench.context.createGain()
  gain.gain.setValueAtTime(SILENCE, at)
  gain.gain.linearRampToValueAtTime(level, at + attack)
  gain.gain.exponentialRampToValueAtTime(SILENCE, at + attack + fade)
  gain.connect(bench.out)
  return gain
}

function tone(bench: Bench, at: number, it: Tone): void {
  const { wave = 'sine', pitch, to = pitch, attack = 0.002, fade } = it
  const oscillator = bench.context.createOscillator()
  oscillator.type = wave
  oscillator.frequency.setValueAtTime(pitch, at)
  oscillator.frequency.exponentialRampToValueAtTime(to, at + attack + fade)
  oscillator.connect(swelling(bench, at, it))
  oscillator.start(at)
  oscillator.stop(at + attack + fade)
}

function hiss(bench: Bench, at: number, it: Hiss): void {
  const { filter: type, pitches, width = 1, attack = 0.002, fade } = it
  const source = bench.context.createBufferSource()
  source.buffer = bench.noise
  source.loop = true
  const filter = bench.context.createBiquadFilter()
  filter.type = type
  filter.Q.value = width
  const step = (attack + fade) / Math.max(1, pitches.length - 1)
  for (const [index, pitch] of pitches.entries())
    if (index === 0) filter.frequency.setValueAtTime(pitch, at)
    else filter.frequency.linearRampToValueAtTime(pitch, at + index * step)
  source.connect(filter).connect(swelling(bench, at, it))
  source.start(at)
  source.stop(at + attack + fade)
}

/** The same bench behind a filter that lets only low pitches through. */
function muffled(bench: Bench, pitch: number): Bench {
  const filter = bench.context.createBiquadFilter()
  filter.type = 'lowpass'
  filter.frequency.value = pitch
  filter.connect(bench.out)
  return { ...bench, out: filter }
}

/** A tile laid on linen. */
function tile(bench: Bench, at: number, pitch = 1): void {
  hiss(bench, at, {
    filter: 'bandpass',
    pitches: [900 * pitch],
    width: 0.8,
    level: 0.5,
    fade: 0.07,
  })
  tone(bench, at, { pitch: 140 * pitch, to: 90 * pitch, level: 0.35, fade: 0.06 })
}

/** Wood on wood. */
function barrel(bench: Bench, at: number): void {
  const pitch = 1 + VARIETY * (Math.random() * 2 - 1)
  tone(bench, at, { wave: 'triangle', pitch: 196 * pitch, level: 0.4, fade: 0.11 })
  tone(bench, at, { wave: 'triangle', pitch: 294 * pitch, level: 0.25, fade: 0.11 })
  hiss(bench, at, { filter: 'lowpass', pitches: [2000], level: 0.3, fade: 0.012 })
}

function clink(bench: Bench, at: number, level: number): void {
  const partials = [
    [2637, 0.3, 0.32],
    [3520, 0.2, 0.24],
    [5274, 0.12, 0.16],
  ] as const
  for (const [pitch, share, fade] of partials)
    tone(bench, at, { pitch, level: share * level, fade })
}

function bell(bench: Bench, at: number, pitches: readonly number[], longest: number): void {
  for (const [index, pitch] of pitches.entries())
    tone(bench, at, { pitch, level: 0.18, attack: 0.004, fade: longest * (1 - 0.27 * index) })
}

const TURN = [659, 988, 1319]
/** A fifth lower. */
const LOWER = 2 / 3

/** Plays a sound on a bench at a time of its clock. */
export const RECIPES: Readonly<Record<Sound, (bench: Bench, at: number) => void>> = {
  tile,
  barrel,
  hold: (bench, at) => {
    barrel(muffled(bench, 700), at)
    tone(bench, at, { pitch: 70, level: 0.4, fade: 0.16 })
  },
  coin: (bench, at) => {
    clink(bench, at, 1)
    clink(bench, at + 0.07, 0.4)
  },
  card: (bench, at) =>
    hiss(bench, at, { filter: 'highpass', pitches: [2500], level: 0.15, attack: 0.04, fade: 0.06 }),
  seal: (bench, at) => {
    hiss(bench, at, { filter: 'lowpass', pitches: [500], level: 0.5, fade: 0.09 })
    tone(bench, at, { pitch: 110, to: 60, level: 0.45, fade: 0.12 })
  },
  colonist: (bench, at) =>
    tone(muffled(bench, 1200), at, {
      wave: 'triangle',
      pitch: 330,
      to: 262,
      level: 0.35,
      fade: 0.09,
    }),
  sail: (bench, at) => {
    hiss(bench, at, {
      filter: 'bandpass',
      pitches: [300, 800, 250],
      level: 0.3,
      attack: 0.4,
      fade: 0.8,
    })
    for (const gull of [0.35, 0.6])
      tone(bench, at + gull, { pitch: 1800, to: 1200, level: 0.04, attack: 0.03, fade: 0.12 })
  },
  build: (bench, at) => {
    for (const [index, wait] of [0, 0.09, 0.17].entries()) tile(bench, at + wait, 1.06 ** index)
  },
  turn: (bench, at) => bell(bench, at, TURN, 1.1),
  lastRound: (bench, at) => {
    const low = TURN.map((pitch) => pitch * LOWER)
    for (const wait of [0, 0.6]) bell(bench, at + wait, low, 1.1)
  },
  victory: (bench, at) => {
    for (const [index, pitch] of [523, 659, 784, 1047].entries())
      tone(bench, at + index * 0.12, { pitch, level: 0.18, attack: 0.004, fade: 1.6 })
    hiss(bench, at, { filter: 'lowpass', pitches: [900], level: 0.06, attack: 0.7, fade: 0.8 })
  },
  refused: (bench, at) => tone(bench, at, { wave: 'triangle', pitch: 180, level: 0.3, fade: 0.07 }),
}

/** −12 dB. */
const MASTER = 0.25

/** What lies between a bench and the ears: softer, without sharp edges, and never more than a loudspeaker can do. */
export function benchFor(context: BaseAudioContext): Bench {
  const out = context.createGain()
  out.gain.value = MASTER
  const soft = context.createBiquadFilter()
  soft.type = 'lowpass'
  soft.frequency.value = 9000
  const limit = context.createDynamicsCompressor()
  limit.threshold.value = -8
  limit.knee.value = 0
  limit.ratio.value = 20
  limit.attack.value = 0.001
  out.connect(soft).connect(limit).connect(context.destination)
  return { context, out, noise: noiseFor(context) }
}

/** A part of a bench with a loudness of its own; `disconnect` of its `out` ends whatever it plays. */
export function partOf(bench: Bench, loudness: number): Bench {
  const out = bench.context.createGain()
  out.gain.value = loudness
  out.connect(bench.out)
  return { ...bench, out }
}
