type Sample = { at: number; sent: number }

/** Milliseconds that the speed is averaged over: long enough to be steady, short enough to notice a slower network. */
const window = 6_000

/** The upload speed over the last seconds. Bytes that were sent elsewhere do not count. */
export const measureSpeed = () => {
  let samples: Sample[] = []
  return {
    restart: (): void => {
      samples = []
    },
    add: (at: number, sent: number): void => {
      const before = samples.filter((sample) => at - sample.at <= window && sample.sent <= sent)
      samples = [...before, { at, sent }]
    },
    /** Bytes per second; null until there are enough samples. */
    read: (): number | null => {
      const [first] = samples
      const last = samples.at(-1)
      if (!first || !last || last.at - first.at < 500) return null
      return ((last.sent - first.sent) * 1000) / (last.at - first.at)
    },
  }
}
