import type { ServerBlock } from '../block.ts'

export const testimonialsBlock: ServerBlock<'TestimonialsBlock'> = {
  show: (block) => block,
  changeMedia: (block, change) => ({
    ...block,
    testimonials: block.testimonials.map((testimonial, index) => ({
      ...testimonial,
      image: testimonial.image && change('Image', testimonial.image, `testimonials.${index}.image`),
    })),
  }),
  samplesOf: () => [],
  itemOf: () => undefined,
  textsOf: () => [],
}
