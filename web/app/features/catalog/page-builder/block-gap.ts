import type { PageBlock } from '#contract/catalog/page-blocks.ts'
import type { Shelf } from './block-summary.ts'
import type { ShelfItem } from './shelf-item.ts'
import { videoTrouble } from './video-trouble.ts'

/** What a block still lacks. A blank block shows visitors nothing at all. */
export type Gap = { words: string; isBlank: boolean }

const blank = (words: string): Gap => ({ words, isBlank: true })
const partly = (words: string): Gap => ({ words, isBlank: false })

const itemGap = (items: readonly ShelfItem[] | undefined, id: string | null, kind: 'product' | 'bundle'): Gap | undefined => {
  if (id === null) return blank(`Choose a ${kind}`)
  if (!items) return undefined
  const item = items.find((one) => one.id === id)
  if (!item) return blank(`This ${kind} is gone. Choose another.`)
  return item.isLive ? undefined : blank(`${item.name} is not published. Visitors do not see it here until it is.`)
}

const soundGap = (samples: readonly { wet: string }[]): Gap | undefined => {
  if (samples.length === 0) return blank('Add a sample')
  const silent = samples.filter(({ wet }) => wet === '').length
  if (silent === samples.length) return blank('Choose a sound')
  if (silent === 0) return undefined
  return partly(silent === 1 ? 'One sample has no sound yet' : `${silent} samples have no sound yet`)
}

/** Other creators' products may stand in a block too; what this creator does not sell cannot be judged here. */
const isOwn = (block: { creatorId: string | null }, creatorId: string): boolean => block.creatorId === null || block.creatorId === creatorId

export const gapOf = (block: PageBlock, shelf: Shelf, creatorId: string): Gap | undefined => {
  switch (block.type) {
    case 'TextBlock':
      return block.title || block.subtitle || block.body ? undefined : blank('Write a heading or a text')
    case 'ImageBlock':
      return block.image ? undefined : blank('Choose a picture')
    case 'AudioPlayerBlock':
      return soundGap(block.samples)
    case 'TestimonialsBlock': {
      if (block.testimonials.length === 0) return blank('Add a quote')
      return block.testimonials.every(({ quote, name }) => quote && name) ? undefined : partly('A quote lacks its words or its name')
    }
    case 'VideoBlock': {
      if (!block.video) return blank('Paste an address or choose a file')
      const trouble = videoTrouble(block.video)
      return trouble ? partly(trouble) : undefined
    }
    case 'ProductBlock':
    case 'BasicProductBlock':
      return isOwn(block, creatorId) || block.productId === null ? itemGap(shelf.products, block.productId, 'product') : undefined
    case 'BundleBlock':
      return isOwn(block, creatorId) || block.bundleId === null ? itemGap(shelf.bundles, block.bundleId, 'bundle') : undefined
  }
}
