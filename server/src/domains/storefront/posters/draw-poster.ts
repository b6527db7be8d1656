import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import sharp, { type OverlayOptions } from 'sharp'
import { FileMissing, type Files } from '#platform/files/files.ts'
import {
  leftOf,
  markMiddle,
  markWidth,
  type Poster,
  type PosterText,
  pictureSide,
  posterHeight,
  posterSheet,
  posterTexts,
  posterWidth,
  waveTop,
  widthOf,
} from './og.rules.ts'

const fonts = {
  400: { family: 'Instrument Sans', file: fileURLToPath(new URL('../../../../fonts/instrument-sans-400.ttf', import.meta.url)) },
  600: { family: 'Instrument Sans SemiBold', file: fileURLToPath(new URL('../../../../fonts/instrument-sans-600.ttf', import.meta.url)) },
}

const margin = (posterHeight - pictureSide) / 2
const maxPixels = 50_000_000

const write = async ({ markup, size, weight }: PosterText, width: number) => {
  const { family, file } = fonts[weight]
  // The family is named in the markup: in a font's description Pango would read "SemiBold" as a weight.
  const text = `<span font_family="${family}">${markup}</span>`
  return sharp({ text: { text, font: `${family} ${size}`, fontfile: file, rgba: true, width, wrap: 'word-char' } })
    .png()
    .toBuffer({ resolveWithObject: true })
}

/** A picture that is gone, or that nobody can read, leaves its place empty. */
const pictureOf = async (files: Files, key: string | null): Promise<OverlayOptions[]> => {
  if (!key) return []
  try {
    const bytes = await buffer(await files.open(key))
    const input = await sharp(bytes, { limitInputPixels: maxPixels }).resize(pictureSide, pictureSide, { fit: 'cover' }).png().toBuffer()
    return [{ input, left: margin, top: margin }]
  } catch (error) {
    if (error instanceof FileMissing || /unsupported|corrupt|pixel limit/i.test(String(error))) return []
    throw error
  }
}

/** Draws what a link to a page looks like elsewhere: cover left, name and maker right, the sound below. */
export const drawPoster = async (files: Files, poster: Poster): Promise<Buffer> => {
  const texts = posterTexts(poster)
  const [kind, name, by, shop, picture] = await Promise.all([
    write(texts.kind, widthOf(poster)),
    write(texts.name, widthOf(poster)),
    write(texts.by, widthOf(poster)),
    write(texts.shop, widthOf(poster)),
    pictureOf(files, poster.pictureKey),
  ])
  const left = leftOf(poster)
  const nameTop = margin + kind.info.height + 22
  const byTop = nameTop + name.info.height + 26
  const hasRoom = byTop + by.info.height < waveTop
  return sharp(Buffer.from(posterSheet(hasRoom ? poster : { ...poster, peaks: null })))
    .composite([
      ...picture,
      { input: kind.data, left, top: margin },
      { input: name.data, left, top: nameTop },
      { input: by.data, left, top: byTop },
      { input: shop.data, left: left + markWidth, top: Math.round(markMiddle - shop.info.height / 2) },
    ])
    .resize(posterWidth, posterHeight)
    .png({ compressionLevel: 9, palette: true, quality: 92, effort: 4 })
    .toBuffer()
}
