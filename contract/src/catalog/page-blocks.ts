import { z } from 'zod'
import { bundleId, creatorId, productId } from '../core/ids.ts'

/** The most that an image or a sound may weigh when it stands inline in a block. */
export const maxInlineBytes = 3 * 1024 * 1024

const inlineBytes = (value: string): number => {
  const comma = value.indexOf(',')
  const data = value.slice(comma + 1)
  // Without base64 a byte may be written as %ff; every other letter weighs what it weighs in UTF-8.
  if (!/;base64$/i.test(value.slice(0, comma))) return new TextEncoder().encode(data.replaceAll(/%[0-9a-f]{2}/gi, '-')).length
  const padding = data.endsWith('==') ? 2 : data.endsWith('=') ? 1 : 0
  return Math.floor((data.length * 3) / 4) - padding
}

/** Browsers read the scheme in any case, and forgive spaces before it. */
const isInline = (value: string): boolean => /^\s*data:/i.test(value)

const fitsInline = (value: string): boolean => !isInline(value) || inlineBytes(value) <= maxInlineBytes

/**
 * Whether something can stand where a picture, a sound or a video is loaded from: a path of ours, or an address on the web. Browsers
 * read a scheme through spaces, tabs and line ends, so that is how it is looked for; `javascript:` is only the best known of those
 * that have no business here.
 */
export const isMediaAddress = (value: string): boolean => {
  const read = value.replaceAll(/^[\0-\x20]+|[\t\n\r]/g, '')
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(read.slice(0, 100))?.[1]
  return scheme === undefined || /^https?$/i.test(scheme)
}

/** Longer than any 3 MB, also where every byte is written as %ff, so that the size has its own message and nothing is endless. */
const maxCharacters = 10 * 1024 * 1024
const notAnAddress = 'Use an address that starts with https://'
const media = (tooLarge: string) =>
  z
    .string()
    .max(maxCharacters, tooLarge)
    .refine(fitsInline, tooLarge)
    .refine((value) => isInline(value) || isMediaAddress(value), notAnAddress)
const image = media('Image size exceeds 3MB')
const sound = media('Audio sample size exceeds 3MB')

const atMost = (most: number) => z.string().max(most, `Use at most ${most} characters`)
const heading = atMost(200)
const text = atMost(20_000)

const block = <const Type extends string, Fields extends z.ZodRawShape>(type: Type, fields: Fields) =>
  z.object({ id: z.uuid(), type: z.literal(type), ...fields })

export const textBlock = block('TextBlock', {
  title: heading,
  subtitle: heading.nullable(),
  /** Markdown, as every body. */
  body: text,
  alignment: z.enum(['Left', 'Center', 'Right']),
})

export const imageBlock = block('ImageBlock', {
  image,
  title: heading.nullable(),
  subtitle: heading.nullable(),
  body: text.nullable(),
  reverseOrder: z.boolean(),
})

export const audioSample = z.object({ id: z.uuid(), title: heading, wet: sound, dry: sound.nullable() })

export const audioPlayerBlock = block('AudioPlayerBlock', { samples: z.array(audioSample).max(50) })

export const testimonial = z.object({
  id: z.uuid(),
  quote: atMost(2000),
  name: heading,
  title: heading.nullable(),
  image: image.nullable(),
})

export const testimonialsBlock = block('TestimonialsBlock', { testimonials: z.array(testimonial).max(50) })

export const videoBlock = block('VideoBlock', {
  video: atMost(2000).refine(isMediaAddress, notAnAddress),
  title: heading.nullable(),
  subtitle: heading.nullable(),
  body: text.nullable(),
  reverseOrder: z.boolean(),
})

export const productBlock = block('ProductBlock', { productId: productId.nullable(), creatorId: creatorId.nullable() })

export const basicProductBlock = block('BasicProductBlock', {
  productId: productId.nullable(),
  creatorId: creatorId.nullable(),
  reverseOrder: z.boolean(),
})

export const bundleBlock = block('BundleBlock', { bundleId: bundleId.nullable(), creatorId: creatorId.nullable() })

export const pageBlock = z.discriminatedUnion('type', [
  textBlock,
  imageBlock,
  audioPlayerBlock,
  testimonialsBlock,
  videoBlock,
  productBlock,
  basicProductBlock,
  bundleBlock,
])
/** A block as it is written and stored. Nothing in it was worked out from something else. */
export type PageBlock = z.infer<typeof pageBlock>

/** What the server makes of the body for whoever reads the page: HTML in which nothing can run. It is no input, and stored nowhere. */
const shown = { bodyHtml: z.string() }

export const shownBlock = z.discriminatedUnion('type', [
  textBlock.extend(shown),
  imageBlock.extend(shown),
  audioPlayerBlock,
  testimonialsBlock,
  videoBlock.extend(shown),
  productBlock,
  basicProductBlock,
  bundleBlock,
])
/** A block as a page shows it. */
export type ShownBlock = z.infer<typeof shownBlock>

/** The blocks of a page as somebody edits them; every id in it is its own. */
export const pageBlocks = z
  .array(pageBlock)
  .max(60, 'Use at most 60 blocks')
  .refine((blocks) => new Set(blocks.map((one) => one.id)).size === blocks.length, 'Two blocks have the same id')

export type AudioSample = z.infer<typeof audioSample>
