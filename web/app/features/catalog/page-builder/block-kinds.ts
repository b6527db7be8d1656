import type { PageBlock } from '#contract/catalog/page-blocks.ts'

export type BlockType = PageBlock['type']
export type BlockOf<Type extends BlockType> = Extract<PageBlock, { type: Type }>

/** What each kind is called, and what it is good for, in the order of the menu. */
export const blockKinds: Readonly<Record<BlockType, { name: string; sentence: string }>> = {
  TextBlock: { name: 'Text', sentence: 'A heading and words below it.' },
  ImageBlock: { name: 'Image', sentence: 'A picture, alone or beside words.' },
  AudioPlayerBlock: { name: 'Audio player', sentence: 'Sounds to hear, wet against dry.' },
  TestimonialsBlock: { name: 'Testimonials', sentence: 'What people who use it say.' },
  VideoBlock: { name: 'Video', sentence: 'A film from YouTube, Vimeo or your disk.' },
  ProductBlock: { name: 'Product', sentence: 'One product, large, ready for the cart.' },
  BasicProductBlock: { name: 'Product, short', sentence: 'One product and the way to its page.' },
  BundleBlock: { name: 'Bundle', sentence: 'Several products for one price.' },
}

export const blockTypes = Object.keys(blockKinds) as BlockType[]
