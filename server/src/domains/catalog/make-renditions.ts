import sharp from 'sharp'
import { newUuid } from '#kernel/ids.ts'
import { contentKey } from '#platform/files/content-key.ts'
import type { Files } from '#platform/files/files.ts'

const largestSide = 1600
/** More pixels than any cover needs; refused before they are decoded. */
const mostPixels = 50_000_000

export type Renditions = { id: string; fullKey: string; halfKey: string; width: number; height: number }

/** Stores an image as FullSize and HalfSize. The original is not kept: what is served is what was looked at. */
export const makeRenditions = async (files: Files, bytes: Uint8Array): Promise<Renditions> => {
  const full = await sharp(bytes, { limitInputPixels: mostPixels })
    .rotate()
    .resize({ width: largestSide, height: largestSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 84, effort: 2 })
    .toBuffer({ resolveWithObject: true })
  const half = await sharp(full.data)
    .resize({ width: Math.ceil(full.info.width / 2) })
    .webp({ quality: 82, effort: 2 })
    .toBuffer()
  const fullKey = contentKey('images', full.data, 'webp')
  const halfKey = contentKey('images', half, 'webp')
  await files.put(fullKey, full.data, { contentType: 'image/webp' })
  await files.put(halfKey, half, { contentType: 'image/webp' })
  return { id: newUuid(), fullKey, halfKey, width: full.info.width, height: full.info.height }
}
