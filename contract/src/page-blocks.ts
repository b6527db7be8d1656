import { z } from 'zod'
import { bundleId, creatorId, productId } from './ids.ts'

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

/** Longer than any 3 MB, also where every byte is written as %ff, so that the size has its own message and nothing is endless. */
const mostLetters = 10 * 1024 * 1024
const image = z.string().max(mostLetters, 'Image size exceeds 3MB').refine(fitsInline, 'Image size exceeds 3MB')
const sound = z.string().max(mostLetters, 'Audio sample size exceeds 3MB').refine(fitsInline, 'Audio sample size exceeds 3MB')

const atMost = (most: number) => z.string().max(most, `Use at most ${most} characters`)
const heading = atMost(200)
const text = atMost(20_000)

/** The text of a block is Markdown; `bodyHtml` is the same text made safe by the server when it was published. */
const bodyHtml = z.string().max(200_000).optional()
const body = { body: text, bodyHtml }
const optionalBody = { body: text.nullable(), bodyHtml }

const block = <const Type extends string, Fields extends z.ZodRawShape>(type: Type, fields: Fields) =>
  z.object({ id: z.uuid(), type: z.literal(type), ...fields })

export const textBlock = block('TextBlock', {
  title: heading,
  subtitle: heading.nullable(),
  ...body,
  alignment: z.enum(['Left', 'Center', 'Right']),
})

export const imageBlock = block('ImageBlock', {
  image,
  title: heading.nullable(),
  subtitle: heading.nullable(),
  ...optionalBody,
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
  video: atMost(2000),
  title: heading.nullable(),
  subtitle: heading.nullable(),
  ...optionalBody,
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
export type PageBlock = z.infer<typeof pageBlock>

/** The blocks of a page as somebody edits them; every id in it is its own. */
export const pageBlocks = z
  .array(pageBlock)
  .max(60, 'Use at most 60 blocks')
  .refine((blocks) => new Set(blocks.map((one) => one.id)).size === blocks.length, 'Two blocks have the same id')

export type AudioSample = z.infer<typeof audioSample>
