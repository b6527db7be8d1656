/** What players everywhere take as it is. */
const stored = [32_000, 44_100, 48_000]

/** The rate a sound is published with: its own where every player knows it, else the nearer of the two common ones. */
export const publishedRate = (sampleRate: number): number => {
  if (stored.includes(sampleRate)) return sampleRate
  return sampleRate % 8_000 === 0 ? 48_000 : 44_100
}

const divisor = (one: number, other: number): number => (other === 0 ? one : divisor(other, one % other))

/** Zero crossings of the filter on each side: more is sharper and slower. */
const crossings = 16

/** A sinc under a Blackman window, cut a little below half the lower rate. */
const filterAt = (distance: number, cutoff: number, half: number): number => {
  if (Math.abs(distance) >= half) return 0
  const x = Math.PI * distance * cutoff
  const sinc = x === 0 ? 1 : Math.sin(x) / x
  const turn = (Math.PI * distance) / half
  return cutoff * sinc * (0.42 + 0.5 * Math.cos(turn) + 0.08 * Math.cos(2 * turn))
}

export type Resampler = { add(samples: Float32Array): Float32Array; end(): Float32Array }

/** Changes the rate of one channel while it comes in. Output sample n stands where input sample n * from / to would. */
export const resample = (from: number, to: number): Resampler => {
  if (from === to) return { add: (samples) => samples, end: () => new Float32Array() }
  const common = divisor(from, to)
  const [up, down] = [to / common, from / common]
  const cutoff = 0.95 * Math.min(1, to / from)
  const half = Math.ceil(crossings / cutoff)
  const taps = 2 * half
  // One set of taps for each place that an output sample can have between two input samples.
  const phases = Float32Array.from({ length: up * taps }, (_, index) => {
    const phase = Math.floor(index / taps)
    return filterAt((index % taps) - half + 1 - phase / up, cutoff, half)
  })
  // Silence before the beginning, so that the first sample has neighbours too.
  let held = new Float32Array(half - 1)
  let heldFrom = -(half - 1)
  let [received, made] = [0, 0]

  const make = (samples: Float32Array, until: number): Float32Array => {
    const joined = new Float32Array(held.length + samples.length)
    joined.set(held)
    joined.set(samples, held.length)
    const reach = heldFrom + joined.length - half
    const count = Math.max(0, Math.min(until, Math.floor((reach * up + up - 1) / down) + 1) - made)
    const out = new Float32Array(count)
    for (let index = 0; index < count; index++, made++) {
      const at = made * down
      const first = Math.floor(at / up) - half + 1 - heldFrom
      const phase = (at % up) * taps
      let sum = 0
      for (let tap = 0; tap < taps; tap++) sum += (joined[first + tap] ?? 0) * (phases[phase + tap] ?? 0)
      out[index] = sum
    }
    const nextFrom = Math.max(heldFrom, Math.floor((made * down) / up) - half + 1)
    held = joined.slice(nextFrom - heldFrom)
    heldFrom = nextFrom
    return out
  }

  return {
    add: (samples) => {
      received += samples.length
      return make(samples, Number.POSITIVE_INFINITY)
    },
    end: () => make(new Float32Array(half + 1), Math.round((received * to) / from)),
  }
}
