import type { PageBlock } from '#contract/catalog/page-blocks.ts'

/** A picture or a sound that stands in a block as its own bytes, and the field it stands in. */
export type InlineMedia = { kind: 'Image' | 'Audio'; field: string; value: string }

type Change = (kind: InlineMedia['kind'], value: string, field: string) => string

/** Browsers read the scheme in any case, and forgive spaces before it. */
const isInline = (value: string): boolean => /^\s*data:/i.test(value)

const changeBlock = (block: PageBlock, field: string, change: Change): PageBlock => {
  switch (block.type) {
    case 'ImageBlock':
      return { ...block, image: change('Image', block.image, `${field}.image`) }
    case 'TestimonialsBlock':
      return {
        ...block,
        testimonials: block.testimonials.map((one, index) => ({
          ...one,
          image: one.image && change('Image', one.image, `${field}.testimonials.${index}.image`),
        })),
      }
    case 'AudioPlayerBlock':
      return {
        ...block,
        samples: block.samples.map((sample, index) => ({
          ...sample,
          wet: change('Audio', sample.wet, `${field}.samples.${index}.wet`),
          dry: sample.dry && change('Audio', sample.dry, `${field}.samples.${index}.dry`),
        })),
      }
    default:
      return block
  }
}

const changeBlocks = (blocks: readonly PageBlock[], field: string, change: Change): PageBlock[] =>
  blocks.map((block, index) => changeBlock(block, `${field}.${index}`, change))

export const listInline = (blocks: readonly PageBlock[], field = 'pageBlocks'): InlineMedia[] => {
  const found: InlineMedia[] = []
  changeBlocks(blocks, field, (kind, value, place) => {
    if (isInline(value)) found.push({ kind, value, field: place })
    return value
  })
  return found
}

/** The same blocks with addresses where bytes stood. */
export const replaceInline = (blocks: readonly PageBlock[], addresses: ReadonlyMap<string, string>): PageBlock[] =>
  changeBlocks(blocks, '', (_kind, value) => addresses.get(value) ?? value)

/** The bytes of a data: address. Without base64 a byte may be written as %ff; every other letter stands for itself. */
export const readInline = (value: string): Uint8Array => {
  const comma = value.indexOf(',')
  if (comma < 0) return new Uint8Array()
  const data = value.slice(comma + 1)
  if (/;\s*base64\s*$/i.test(value.slice(0, comma))) return Buffer.from(data, 'base64')
  return Buffer.concat(
    data
      .split(/((?:%[0-9a-f]{2})+)/i)
      .map((part, index) => (index % 2 === 1 ? Buffer.from(part.replaceAll('%', ''), 'hex') : Buffer.from(part))),
  )
}
