import type { AudioSample, PageBlock } from '#contract/catalog/page-blocks.ts'
import type { BlockOf, BlockType } from './block-kinds.ts'

/** Makes ids; chance is an argument, so that tests can say what comes out. */
export type NewId = () => string

const words = { title: null, subtitle: null, body: null, reverseOrder: false }

/** A block with nothing in it yet. What is sold in it is sold by the creator of the page. */
export const newBlock = (type: BlockType, creatorId: string, newId: NewId): PageBlock => {
  const id = newId()
  switch (type) {
    case 'TextBlock':
      return { id, type, title: '', subtitle: null, body: '', alignment: 'Left' }
    case 'ImageBlock':
      return { id, type, image: '', ...words }
    case 'AudioPlayerBlock':
      return { id, type, samples: [] }
    case 'TestimonialsBlock':
      return { id, type, testimonials: [] }
    case 'VideoBlock':
      return { id, type, video: '', ...words }
    case 'ProductBlock':
      return { id, type, productId: null, creatorId }
    case 'BasicProductBlock':
      return { id, type, productId: null, creatorId, reverseOrder: false }
    case 'BundleBlock':
      return { id, type, bundleId: null, creatorId }
  }
}

export const newSample = (newId: NewId): AudioSample => ({ id: newId(), title: '', wet: '', dry: null })

export type Testimonial = BlockOf<'TestimonialsBlock'>['testimonials'][number]

export const newTestimonial = (newId: NewId): Testimonial => ({ id: newId(), quote: '', name: '', title: null, image: null })

/** The same content once more; every id in it is new, since no two things of a page share one. */
export const duplicateBlock = (block: PageBlock, newId: NewId): PageBlock => {
  const id = newId()
  switch (block.type) {
    case 'AudioPlayerBlock':
      return { ...block, id, samples: block.samples.map((sample) => ({ ...sample, id: newId() })) }
    case 'TestimonialsBlock':
      return { ...block, id, testimonials: block.testimonials.map((testimonial) => ({ ...testimonial, id: newId() })) }
    default:
      return { ...block, id }
  }
}
