/** Quieter than this counts as silence: the absolute gate of BS.1770, and what we answer when nothing passes it. */
const silence = -70

type Coefficients = { b0: number; b1: number; b2: number; a1: number; a2: number }

/**
 * The K-weighting of ITU-R BS.1770-4: a high shelf for the head, then a high-pass.
 * The standard prints coefficients for 48 kHz only; these are the analog prototypes behind them, so any sample rate works.
 */
const headShelf = (sampleRate: number): Coefficients => {
  const k = Math.tan((Math.PI * 1681.974450955533) / sampleRate)
  const q = 0.7071752369554196
  const high = 10 ** (3.999843853973347 / 20)
  const band = high ** 0.4996667741545416
  const a0 = 1 + k / q + k * k
  return {
    b0: (high + (band * k) / q + k * k) / a0,
    b1: (2 * (k * k - high)) / a0,
    b2: (high - (band * k) / q + k * k) / a0,
    a1: (2 * (k * k - 1)) / a0,
    a2: (1 - k / q + k * k) / a0,
  }
}

const lowCut = (sampleRate: number): Coefficients => {
  const k = Math.tan((Math.PI * 38.13547087602444) / sampleRate)
  const q = 0.5003270373238773
  const a0 = 1 + k / q + k * k
  return { b0: 1, b1: -2, b2: 1, a1: (2 * (k * k - 1)) / a0, a2: (1 - k / q + k * k) / a0 }
}

/** Energy of the weighted signal in steps of 100 ms, the grid on which blocks of 400 ms overlap by 75 %. */
const weighSteps = (samples: Float32Array, sampleRate: number, step: number): Float64Array => {
  const shelf = headShelf(sampleRate)
  const cut = lowCut(sampleRate)
  const energies = new Float64Array(Math.floor(samples.length / step))
  let [s1, s2, c1, c2] = [0, 0, 0, 0]
  for (let index = 0; index < energies.length; index++) {
    let energy = 0
    for (let at = index * step; at < (index + 1) * step; at++) {
      // Far below any gate, but it keeps silence from filling the filters with denormal numbers, which are twenty times slower.
      const x = (samples[at] ?? 0) + 1e-18
      const y = shelf.b0 * x + s1
      s1 = shelf.b1 * x - shelf.a1 * y + s2
      s2 = shelf.b2 * x - shelf.a2 * y
      const z = cut.b0 * y + c1
      c1 = cut.b1 * y - cut.a1 * z + c2
      c2 = cut.b2 * y - cut.a2 * z
      energy += z * z
    }
    energies[index] = energy / step
  }
  return energies
}

const asLoudness = (power: number): number => -0.691 + 10 * Math.log10(power)
const asPower = (loudness: number): number => 10 ** ((loudness + 0.691) / 10)
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** Integrated loudness in LUFS (ITU-R BS.1770-4, EBU R 128) of mono or stereo sound; silence, and sound under 400 ms, is -70. */
export const measureLoudness = (channels: readonly Float32Array[], sampleRate: number): number => {
  const step = Math.round(sampleRate / 10)
  const steps = channels.map((samples) => weighSteps(samples, sampleRate, step))
  const blocks = Array.from({ length: Math.max(0, (steps[0]?.length ?? 0) - 3) }, (_, first) =>
    steps.reduce((power, energies) => power + energies.subarray(first, first + 4).reduce((sum, energy) => sum + energy, 0) / 4, 0),
  )
  const heard = blocks.filter((power) => power > asPower(silence))
  if (heard.length === 0) return silence
  const relativeGate = mean(heard) * 10 ** -1
  return asLoudness(mean(heard.filter((power) => power > relativeGate)))
}
