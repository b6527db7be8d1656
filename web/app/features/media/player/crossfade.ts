import type { Side } from './player-state.ts'

/** Long enough to avoid a click, too short to be heard as a fade. */
export const fadeSeconds = 0.01

const steps = 32

/** Gains of one side during a switch. Equal power: the squares of both sides always sum to one. */
export const fadeCurve = (side: Side, to: Side, gain: number): Float32Array<ArrayBuffer> =>
  Float32Array.from({ length: steps + 1 }, (_, step) => {
    const angle = ((step / steps) * Math.PI) / 2
    return gain * (side === to ? Math.sin(angle) : Math.cos(angle))
  })
