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

/** Weighs one channel while it comes in: its energy in steps of 100 ms, the grid on which blocks of 400 ms overlap by 75%. */
const weigh = (sampleRate: number, step: number) => {
  const shelf = headShelf(sampleRate)
  const cut = lowCut(sampleRate)
  const energies: number[] = []
  let [s1, s2, c1, c2] = [0, 0, 0, 0]
  let [energy, inStep] = [0, 0]
  const add = (samples: Float32Array): void => {
    let [fs1, fs2, fc1, fc2, sum, count] = [s1, s2, c1, c2, energy, inStep]
    for (let at = 0; at < samples.length; at++) {
      // Far below any gate, but it keeps silence from filling the filters with denormal numbers, which are twenty times slower.
      const x = (samples[at] ?? 0) + 1e-18
      const y = shelf.b0 * x + fs1
      fs1 = shelf.b1 * x - shelf.a1 * y + fs2
      fs2 = shelf.b2 * x - shelf.a2 * y
      const z = cut.b0 * y + fc1
      fc1 = cut.b1 * y - cut.a1 * z + fc2
      fc2 = cut.b2 * y - cut.a2 * z
      sum += z * z
      count += 1
      if (count === step) {
        energies.push(sum / step)
        sum = 0
        count = 0
      }
    }
    ;[s1, s2, c1, c2, energy, inStep] = [fs1, fs2, fc1, fc2, sum, count]
  }
  return { add, energies, unfinished: () => energy / step }
}

const asLoudness = (power: number): number => -0.691 + 10 * Math.log10(power)
const asPower = (loudness: number): number => 10 ** ((loudness + 0.691) / 10)
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

export type LoudnessMeter = { add(channels: readonly Float32Array[]): void; read(): number }

/** Measures a sound that is never there as a whole. */
export const meterLoudness = (channelCount: number, sampleRate: number): LoudnessMeter => {
  const step = Math.round(sampleRate / 10)
  const scales = Array.from({ length: channelCount }, () => weigh(sampleRate, step))
  const powerOf = (first: number): number =>
    scales.reduce((power, { energies }) => power + energies.slice(first, first + 4).reduce((sum, energy) => sum + energy, 0) / 4, 0)
  /** A hit is over before a block is: it is measured as if silence came after it. */
  const powerOfShort = (): number => scales.reduce((power, { unfinished }) => power + unfinished() / 4, powerOf(0))
  return {
    add: (channels) => {
      for (const [index, scale] of scales.entries()) scale.add(channels[index] ?? new Float32Array())
    },
    read: () => {
      const steps = scales[0]?.energies.length ?? 0
      const blocks = steps < 4 ? [powerOfShort()] : Array.from({ length: steps - 3 }, (_, first) => powerOf(first))
      const heard = blocks.filter((power) => power > asPower(silence))
      if (heard.length === 0) return silence
      const relativeGate = mean(heard) * 10 ** -1
      return asLoudness(mean(heard.filter((power) => power > relativeGate)))
    },
  }
}

/** Integrated loudness in LUFS (ITU-R BS.1770-4, EBU R 128) of mono or stereo sound; silence is -70. */
export const measureLoudness = (channels: readonly Float32Array[], sampleRate: number): number => {
  const meter = meterLoudness(channels.length, sampleRate)
  meter.add(channels)
  return meter.read()
}
