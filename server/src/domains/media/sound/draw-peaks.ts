/** The outline of a sound: its loudest sample in each column, from 0 to 1, where 1 is the loudest column of all. */
export const drawPeaks = (channels: readonly Float32Array[], columns = 160): number[] => {
  const length = Math.max(0, ...channels.map((samples) => samples.length))
  const heights = Array.from({ length: columns }, (_, column) => {
    const from = Math.floor((column * length) / columns)
    // A sound with fewer samples than columns repeats samples instead of leaving gaps.
    const until = Math.max(from + 1, Math.floor(((column + 1) * length) / columns))
    return Math.max(0, ...channels.map((samples) => loudest(samples, from, until)))
  })
  const top = Math.max(0, ...heights)
  return top === 0 ? heights : heights.map((height) => height / top)
}

const loudest = (samples: Float32Array, from: number, until: number): number => {
  let top = 0
  for (let at = from; at < until; at++) top = Math.max(top, Math.abs(samples[at] ?? 0))
  return top
}
