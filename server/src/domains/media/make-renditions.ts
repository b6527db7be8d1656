import sharp from 'sharp'
import { newUuid } from '#kernel/ids.ts'
import { contentKey } from '#platform/files/content-key.ts'
import type { Files } from '#platform/files/files.ts'
import { maxPixels } from './picture.rules.ts'

const largestSide = 1600

export type Renditions = { id: string; fullKey: string; halfKey: string; width: number; height: number }

export type DrawnPicture = { full: Buffer; half: Buffer; width: number; height: number }

/** Throws where the bytes are no whole picture. */
export const drawRenditions = async (bytes: Uint8Array): Promise<DrawnPicture> => {
  // Read row by row where the format allows: a picture of 50 megapixels is never in memory as a whole.
  const { data: full, info } = await sharp(bytes, { limitInputPixels: maxPixels, sequentialRead: true })
    .rotate()
    .resize({ width: largestSide, height: largestSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 84, effort: 2 })
    .toBuffer({ resolveWithObject: true })
  const half = await sharp(full)
    .resize({ width: Math.ceil(info.width / 2) })
    .webp({ quality: 82, effort: 2 })
    .toBuffer()
  return { full, half, width: info.width, height: info.height }
}

export const storeRenditions = async (files: Files, { full, half, width, height }: DrawnPicture): Promise<Renditions> => {
  const fullKey = contentKey('images', full, 'webp')
  const halfKey = contentKey('images', half, 'webp')
  await files.put(fullKey, full, { contentType: 'image/webp' })
  await files.put(halfKey, half, { contentType: 'image/webp' })
  return { id: newUuid(), fullKey, halfKey, width, height }
}

/** Stores an image as FullSize and HalfSize. The original is not kept: what is served is what was looked at. */
export const makeRenditions = async (files: Files, bytes: Uint8Array): Promise<Renditions> =>
  storeRenditions(files, await drawRenditions(bytes))
