import { crush, sampler } from './effects/crush.ts'
import { delay, dubDelay, slapback } from './effects/delays.ts'
import { compressor, maximiser, transients } from './effects/dynamics.ts'
import type { Effect } from './effects/effect.ts'
import { radio, tilt, warmth } from './effects/equalisers.ts'
import { chorus, phaser, rotary } from './effects/modulation.ts'
import { hall, plate, room } from './effects/plate.ts'
import { shimmer } from './effects/shimmer.ts'
import { spring } from './effects/spring.ts'
import { sub } from './effects/sub.ts'
import { tape, wornTape } from './effects/tape.ts'

/** `isSpace`: the effect is a room, so the recipe's own room is left out and the difference is the effect alone. */
type Entry = { effect: Effect; isSpace: boolean }

export const effects = {
  tape: { effect: tape, isSpace: false },
  'worn-tape': { effect: wornTape, isSpace: false },
  tilt: { effect: tilt, isSpace: false },
  warmth: { effect: warmth, isSpace: false },
  radio: { effect: radio, isSpace: false },
  compressor: { effect: compressor, isSpace: false },
  maximiser: { effect: maximiser, isSpace: false },
  transients: { effect: transients, isSpace: false },
  crush: { effect: crush, isSpace: false },
  sampler: { effect: sampler, isSpace: false },
  sub: { effect: sub, isSpace: false },
  chorus: { effect: chorus, isSpace: false },
  phaser: { effect: phaser, isSpace: false },
  rotary: { effect: rotary, isSpace: false },
  room: { effect: room, isSpace: true },
  plate: { effect: plate, isSpace: true },
  hall: { effect: hall, isSpace: true },
  shimmer: { effect: shimmer, isSpace: true },
  spring: { effect: spring, isSpace: true },
  delay: { effect: delay, isSpace: true },
  'dub-delay': { effect: dubDelay, isSpace: true },
  slapback: { effect: slapback, isSpace: true },
} satisfies Record<string, Entry>

export type EffectName = keyof typeof effects
