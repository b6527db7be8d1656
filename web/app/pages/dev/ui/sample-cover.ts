const inks = [
  ['#d7e1dc', '#20302b', '#3b7a57'],
  ['#c9d6df', '#1b262c', '#b83b5e'],
  ['#e9e2d0', '#1c1b1a', '#d9482b'],
  ['#15323b', '#f2e9d8', '#f3a712'],
] as const

const rings = (ink: string, hot: string): string =>
  [20, 34, 52, 66, 84, 104, 118, 138, 158, 174]
    .map(
      (radius, at) =>
        `<circle cx="200" cy="200" r="${radius}" fill="none" stroke="${at === 4 ? hot : ink}" stroke-width="${at === 4 ? 10 : 3 + (at % 3) * 2}"/>`,
    )
    .join('')

const bars = (ink: string, hot: string, seed: number): string =>
  Array.from({ length: 60 }, (_, at) => {
    const height = Math.round(40 + 240 * Math.abs(Math.sin(at * 0.31 + seed) * Math.cos(at * 0.07 * (seed + 1))))
    return `<rect x="${22 + at * 6}" y="${200 - height / 2}" width="3.4" height="${height}" fill="${at % 17 === seed ? hot : ink}"/>`
  }).join('')

/** A drawn cover for the gallery, instead of a real one. */
export const sampleCover = (seed: 0 | 1 | 2 | 3): string => {
  const [background, ink, hot] = inks[seed]
  const art = seed % 2 === 0 ? rings(ink, hot) : bars(ink, hot, seed)
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><rect width="400" height="400" fill="${background}"/>${art}</svg>`)}`
}
