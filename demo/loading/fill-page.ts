import type { PageBlock } from '#contract/catalog/page-blocks.ts'
import type { DemoBlock, Sample } from '#demo/shop/blocks.ts'
import { artName, blockName, type DemoPage, portraitName } from './shop-pages.ts'
import { stableUuid } from './stable-uuid.ts'

/** What the loader has stored: the addresses of sounds and images. */
export type Media = {
  soundsOf: (sample: Sample) => { wet: string; dry: string | null }
  pictureOf: (name: string) => string
}

const fillBlock = (block: DemoBlock, index: number, page: DemoPage, media: Media): PageBlock => {
  const name = blockName(page.name, index)
  const id = stableUuid(name)
  switch (block.type) {
    case 'TextBlock':
    case 'VideoBlock':
      return { id, ...block }
    case 'ImageBlock': {
      const { art, ...written } = block
      return { id, ...written, image: media.pictureOf(artName(page.name, art)) }
    }
    case 'AudioPlayerBlock': {
      const samples = block.samples.map((sample) => ({
        id: stableUuid(`${name}/${sample.title}`),
        title: sample.title,
        ...media.soundsOf(sample),
      }))
      return { id, type: block.type, samples }
    }
    case 'TestimonialsBlock': {
      const testimonials = block.testimonials.map((voice) => ({
        id: stableUuid(`${name}/${voice.name}`),
        ...voice,
        image: media.pictureOf(portraitName(voice.name)),
      }))
      return { id, type: block.type, testimonials }
    }
    case 'ProductBlock':
    case 'BasicProductBlock':
    case 'BundleBlock':
      return { id, ...block, creatorId: block.creatorId ?? page.creatorId }
  }
}

export const fillPage = (page: DemoPage, media: Media): PageBlock[] =>
  page.blocks.map((block, index) => fillBlock(block, index, page, media))
