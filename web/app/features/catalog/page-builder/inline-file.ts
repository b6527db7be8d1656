import { audioSample } from '#contract/catalog/blocks/audio-player/schema.ts'
import { imageBlock } from '#contract/catalog/blocks/image/schema.ts'
import { maxInlineBytes } from '#contract/catalog/blocks/media-address.ts'
import { checkFields } from '#contract/core/field-messages.ts'

export type InlineKind = 'Image' | 'Audio'

const fields = { Image: imageBlock.shape.image, Audio: audioSample.shape.wet }
const tooLarge = { Image: 'Image size exceeds 3MB', Audio: 'Audio sample size exceeds 3MB' }
const wrongKind = { Image: 'This file isn’t an image.', Audio: 'This file isn’t audio.' }
const pictures = 'This image is on another site and can’t be shown here. Upload the file instead.'
const sounds = 'This sound is on another site and can’t be played here. Upload the file instead.'

/** What is wrong with an address or with inline bytes, in the contract's words; undefined when a block may hold it. */
export const inlineTrouble = (value: string, kind: InlineKind): string | undefined => {
  const checked = checkFields(fields[kind], value)
  if (!checked.fits) return checked.problems[0]?.message
  if (/^\s*data:/i.test(value)) {
    return new RegExp(`^\\s*data:${kind.toLowerCase()}/`, 'i').test(value) ? undefined : wrongKind[kind]
  }
  if (value === '' || value.startsWith('/files/')) return undefined
  return kind === 'Image' ? pictures : sounds
}

const readAsDataUrl = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(reader.error))
    reader.readAsDataURL(file)
  })

export type InlineFile = { value: string } | { trouble: string }

/** A file as text inside its block. A file that is too large is not even read. */
export const readInline = async (file: Blob, kind: InlineKind): Promise<InlineFile> => {
  if (file.size > maxInlineBytes) return { trouble: tooLarge[kind] }
  const value = await readAsDataUrl(file)
  const trouble = inlineTrouble(value, kind)
  return trouble ? { trouble } : { value }
}

/** The size of inline content, for display; undefined for an address. */
export const inlineBytes = (value: string): number | undefined => {
  const base64 = /^\s*data:[^,]*;base64,(.*)$/is.exec(value)?.[1]
  if (base64 !== undefined) return Math.floor((base64.length * 3) / 4)
  return /^\s*data:/i.test(value) ? value.length : undefined
}
