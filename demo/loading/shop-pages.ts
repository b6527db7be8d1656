import type { Art, DemoBlock, Sample } from '#demo/shop/blocks.ts'
import type { DemoCreator } from '#demo/shop/entries.ts'

/** A page of the shop: its name is the prefix of all names of its parts. */
export type DemoPage = { name: string; creatorId: string; blocks: DemoBlock[] }

export const storefrontName = (creator: DemoCreator): string => creator.id
export const productName = (creator: DemoCreator, item: { id: string }): string => `${creator.id}/${item.id}`
export const bundleName = (creator: DemoCreator, item: { id: string }): string => `${creator.id}/bundles/${item.id}`

export const pagesOf = (creator: DemoCreator): DemoPage[] => [
  { name: storefrontName(creator), creatorId: creator.id, blocks: creator.page },
  ...creator.products.map((product) => ({ name: productName(creator, product), creatorId: creator.id, blocks: product.page })),
  ...creator.bundles.map((bundle) => ({ name: bundleName(creator, bundle), creatorId: creator.id, blocks: bundle.page })),
]

export const samplesIn = (blocks: readonly DemoBlock[]): Sample[] =>
  blocks.flatMap((block) => (block.type === 'AudioPlayerBlock' ? block.samples : []))

export const blockName = (page: string, index: number): string => `${page}/block-${index + 1}`
export const artName = (page: string, art: Art): string => `${page}/${art}`
export const portraitName = (person: string): string => `portrait of ${person}`
