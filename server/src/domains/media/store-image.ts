import sharp from 'sharp'
import type { Files } from '#platform/files/files.ts'
import { headLength, judgeForm } from './file-form.rules.ts'
import { type DrawnPicture, drawRenditions, storeRenditions } from './make-renditions.ts'
import { insertImage } from './media.store.ts'
import { addressOf, type MediaVerdict } from './media.ts'
import { damagedPicture, judgePictureSize } from './picture.rules.ts'

/** Only the header is read here, so its numbers may be anything. */
const sizeOf = async (bytes: Uint8Array): Promise<{ width: number; height: number } | undefined> => {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    return width > 0 && height > 0 ? { width, height } : undefined
  } catch {
    return undefined
  }
}

/** Whatever else the library says about bytes that are a picture by their beginning, the picture is what is wrong. */
const draw = (bytes: Uint8Array): Promise<DrawnPicture | undefined> => drawRenditions(bytes).catch(() => undefined)

const no = (reason: string): MediaVerdict => ({ stored: false, reason })

/** Checks an image and stores what pages show of it. The file itself is not stored. */
export const storeImage = async (
  files: Files,
  creatorId: string,
  bytes: Uint8Array,
  onDrawn?: () => Promise<void>,
): Promise<MediaVerdict> => {
  const form = judgeForm('Image', bytes.subarray(0, headLength))
  if (!form.fits) return no(form.because)
  const size = await sizeOf(bytes)
  if (!size) return no(damagedPicture)
  const verdict = judgePictureSize(size.width, size.height)
  if (!verdict.fits) return no(verdict.because)
  const drawn = await draw(bytes)
  if (!drawn) return no(damagedPicture)
  await onDrawn?.()
  const stored = await storeRenditions(files, drawn)
  const { id, width, height } = stored
  const assets = { FullSize: addressOf(stored.fullKey), HalfSize: addressOf(stored.halfKey) }
  return {
    stored: true,
    result: { url: assets.FullSize, image: { id, width, height, assets }, sound: null },
    record: async (tx, now) => void (await insertImage(tx, creatorId, stored, now)),
  }
}
