import type { PageBlock } from '#contract/catalog/page-blocks.ts'

/** Which field of which block a file belongs to. A file may arrive when its form is long closed, so the place is all it has. */

type FilePart = 'image' | 'video' | 'wet' | 'dry'

/** `owner` is the block, or the sample or testimonial inside it. */
export const filePlace = (owner: string, part: FilePart): string => `${owner}/${part}`

const withFile = (block: PageBlock, place: string, url: string): PageBlock => {
  switch (block.type) {
    case 'ImageBlock':
      return place === filePlace(block.id, 'image') ? { ...block, image: url } : block
    case 'VideoBlock':
      return place === filePlace(block.id, 'video') ? { ...block, video: url } : block
    case 'AudioPlayerBlock': {
      const sample = block.samples.find(({ id }) => place === filePlace(id, 'wet') || place === filePlace(id, 'dry'))
      if (!sample) return block
      const filled = { ...sample, [place.endsWith('/wet') ? 'wet' : 'dry']: url }
      return { ...block, samples: block.samples.map((one) => (one.id === sample.id ? filled : one)) }
    }
    case 'TestimonialsBlock': {
      const owner = block.testimonials.find(({ id }) => place === filePlace(id, 'image'))
      if (!owner) return block
      return { ...block, testimonials: block.testimonials.map((one) => (one.id === owner.id ? { ...one, image: url } : one)) }
    }
    default:
      return block
  }
}

/** The blocks with the file in its place; undefined when the place is gone, deleted perhaps while the file was on its way. */
export const putFile = (blocks: readonly PageBlock[], place: string, url: string): PageBlock[] | undefined => {
  const at = blocks.findIndex((block) => withFile(block, place, url) !== block)
  const block = blocks[at]
  return block && blocks.with(at, withFile(block, place, url))
}

/** The places of a block where a file can go. */
export const placesIn = (block: PageBlock): string[] => {
  switch (block.type) {
    case 'ImageBlock':
      return [filePlace(block.id, 'image')]
    case 'VideoBlock':
      return [filePlace(block.id, 'video')]
    case 'AudioPlayerBlock':
      return block.samples.flatMap(({ id }) => [filePlace(id, 'wet'), filePlace(id, 'dry')])
    case 'TestimonialsBlock':
      return block.testimonials.map(({ id }) => filePlace(id, 'image'))
    default:
      return []
  }
}
