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

const image = z.string().refine(fitsInline, 'Image size exceeds 3MB')
const sound = z.string().refine(fitsInline, 'Audio sample size exceeds 3MB')

/** The text of a block is Markdown; `bodyHtml` is the same text made safe by the server when it was published. */
const body = { body: z.string(), bodyHtml: z.string().optional() }
const optionalBody = { body: z.string().nullable(), bodyHtml: z.string().optional() }

const block = <const Type extends string, Fields extends z.ZodRawShape>(type: Type, fields: Fields) =>
  z.object({ id: z.uuid(), type: z.literal(type), ...fields })

export const textBlock = block('TextBlock', {
  title: z.string(),
  subtitle: z.string().nullable(),
  ...body,
  alignment: z.enum(['Left', 'Center', 'Right']),
})

export const imageBlock = block('ImageBlock', {
  image,
  title: z.string().nullable(),
  subtitle: z.string().nullable(),
  ...optionalBody,
  reverseOrder: z.boolean(),
})

export const audioSample = z.object({ id: z.uuid(), title: z.string(), wet: sound, dry: sound.nullable() })

export const audioPlayerBlock = block('AudioPlayerBlock', { samples: z.array(audioSample) })

export const testimonial = z.object({
  id: z.uuid(),
  quote: z.string(),
  name: z.string(),
  title: z.string().nullable(),
  image: image.nullable(),
})

export const testimonialsBlock = block('TestimonialsBlock', { testimonials: z.array(testimonial) })

export const videoBlock = block('VideoBlock', {
  video: z.string(),
  title: z.string().nullable(),
  subtitle: z.string().nullable(),
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
export type AudioSample = z.infer<typeof audioSample>
