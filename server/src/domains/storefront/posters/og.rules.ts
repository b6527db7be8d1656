import { readPeaks } from '#contract/media/peaks.ts'

/** What a link preview shows. */
export type Poster = { kind: string; name: string; by: string; pictureKey: string | null; peaks: string | null }

export const posterWidth = 1200
export const posterHeight = 630
const margin = 64
export const pictureSide = posterHeight - 2 * margin
/** Words that reach down to here take the place of the waveform. */
export const waveTop = 380
/** Where the mark and the name of the shop stand, at the foot of the words. */
export const markMiddle = posterHeight - margin - 20
export const markWidth = 74

const paper = '#fbfaf7'
const ink = '#15151a'
const quiet = '#5c5a55'
const faint = '#bdb8ab'
const accent = '#ff5a1f'

/** Text for Pango's markup: nothing that a name contains can be a tag. */
const escapeMarkup = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const shorten = (text: string, limit: number): string => (text.length > limit ? `${text.slice(0, limit - 1).trimEnd()}…` : text)

/** The name gets smaller as it gets longer, so that it stays within three lines. */
const nameSize = ({ name, pictureKey }: Poster): number => {
  if (!pictureKey && name.length <= 60) return 68
  if (name.length <= 14) return 84
  return name.length <= 30 ? 64 : 48
}

export type PosterText = { markup: string; size: number; weight: 400 | 600 }

export const posterTexts = (poster: Poster): Record<'kind' | 'name' | 'by' | 'shop', PosterText> => {
  const say = (text: string, colour: string, size: number, weight: 400 | 600): PosterText => ({
    markup: `<span foreground="${colour}">${escapeMarkup(text)}</span>`,
    size,
    weight,
  })
  const { kind, name, by } = poster
  return {
    kind: say(kind, quiet, 28, 400),
    name: say(shorten(name, 60), ink, nameSize(poster), 600),
    by: say(shorten(by, 48), quiet, 36, 400),
    shop: say('Soundfair', ink, 34, 600),
  }
}

/** The words stand right of the picture, or at the edge where there is none. */
export const leftOf = ({ pictureKey }: Poster): number => (pictureKey ? pictureSide + 2 * margin : margin)

export const widthOf = (poster: Poster): number => posterWidth - leftOf(poster) - margin

/** The waveform above the mark, its first third as if it were playing. */
const waveOf = (peaks: string, left: number, width: number): string => {
  const all = readPeaks(peaks)
  const bars = Math.round(width / 9)
  return Array.from({ length: bars }, (_, at) => {
    const from = Math.floor((at * all.length) / bars)
    const level = Math.max(0.04, ...all.slice(from, Math.max(from + 1, Math.floor(((at + 1) * all.length) / bars))))
    const height = level * 84
    const x = left + (at + 0.5) * (width / bars)
    return `<path d="M${x.toFixed(1)} ${(432 - height / 2).toFixed(1)}v${height.toFixed(1)}" stroke="${at < bars / 3 ? accent : faint}"/>`
  }).join('')
}

/** The mark of the shop, drawn twice as large as in its bar: five bars, the middle one lit. */
const markBars = [6, 16, 10, 20, 8]

const mark = (left: number, middle: number): string =>
  markBars
    .map(
      (height, at) => `<path d="M${left + 3 + at * 11.4} ${middle - height + 3}v${height * 2 - 6}" stroke="${at === 2 ? accent : ink}"/>`,
    )
    .join('')

/** Everything but picture and words. */
export const posterSheet = (poster: Poster): string => {
  const { peaks } = poster
  const left = leftOf(poster)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${posterWidth}" height="${posterHeight}">`,
    `<rect width="100%" height="100%" fill="${paper}"/>`,
    `<g fill="none" stroke-width="6" stroke-linecap="round">${peaks ? waveOf(peaks, left, widthOf(poster)) : ''}${mark(left, markMiddle)}</g>`,
    '</svg>',
  ].join('')
}
