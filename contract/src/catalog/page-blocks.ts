import { z } from 'zod'
import { audioPlayerBlock } from './blocks/audio-player/schema.ts'
import { basicProductBlock } from './blocks/basic-product/schema.ts'
import { bundleBlock } from './blocks/bundle/schema.ts'
import { imageBlock, shownImageBlock } from './blocks/image/schema.ts'
import { productBlock } from './blocks/product/schema.ts'
import { testimonialsBlock } from './blocks/testimonials/schema.ts'
import { shownTextBlock, textBlock } from './blocks/text/schema.ts'
import { shownVideoBlock, videoBlock } from './blocks/video/schema.ts'

/**
 * The kinds of blocks, in the order of every menu. A kind is a folder of the same name here, in the server's catalogue and in the site's;
 * each layer has a registry over `BlockType` that does not compile until a new kind is in it.
 */
const written = {
  TextBlock: textBlock,
  ImageBlock: imageBlock,
  AudioPlayerBlock: audioPlayerBlock,
  TestimonialsBlock: testimonialsBlock,
  VideoBlock: videoBlock,
  ProductBlock: productBlock,
  BasicProductBlock: basicProductBlock,
  BundleBlock: bundleBlock,
}

export type BlockType = keyof typeof written

/** The same, with the fields that the server derives for readers. */
const shown = {
  TextBlock: shownTextBlock,
  ImageBlock: shownImageBlock,
  AudioPlayerBlock: audioPlayerBlock,
  TestimonialsBlock: testimonialsBlock,
  VideoBlock: shownVideoBlock,
  ProductBlock: productBlock,
  BasicProductBlock: basicProductBlock,
  BundleBlock: bundleBlock,
} satisfies { [Type in BlockType]: z.ZodObject<{ type: z.ZodLiteral<Type> }> }

const unionOf = <Schemas extends Record<BlockType, z.ZodObject>>(schemas: Schemas) =>
  z.discriminatedUnion('type', Object.values(schemas) as [Schemas[BlockType], ...Schemas[BlockType][]])

export const pageBlock = unionOf(written)
/** A block as written and stored, without derived fields. */
export type PageBlock = z.infer<typeof pageBlock>
export type BlockOf<Type extends BlockType> = Extract<PageBlock, { type: Type }>

export const shownBlock = unionOf(shown)
/** A block as returned to a page. */
export type ShownBlock = z.infer<typeof shownBlock>
export type ShownBlockOf<Type extends BlockType> = Extract<ShownBlock, { type: Type }>

/** The blocks of a page that is edited; the ids inside it are unique. */
export const pageBlocks = z
  .array(pageBlock)
  .max(60, 'Use at most 60 blocks')
  .refine((blocks) => new Set(blocks.map((one) => one.id)).size === blocks.length, 'Two blocks have the same id')

export type { AudioSample } from './blocks/audio-player/schema.ts'
