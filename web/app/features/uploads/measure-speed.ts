type Sample = { at: number; sent: number }

/** Milliseconds that the speed is taken over: long enough to be calm, short enough to notice a slower network. */
const window = 6_000

/** How fast bytes leave, over the last seconds. A file that went on elsewhere does not count as speed. */
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
    /** Bytes in a second; null until there is enough to say. */
    read: (): number | null => {
      const [first] = samples
      const last = samples.at(-1)
      if (!first || !last || last.at - first.at < 500) return null
      return ((last.sent - first.sent) * 1000) / (last.at - first.at)
    },
  }
}
