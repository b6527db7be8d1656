import type { Testimonial } from '#contract/catalog/blocks/testimonials/schema.ts'
import type { BlockEditing, NewId } from '../editing.ts'
import { fileSlot } from '../file-slot.ts'
import { blank, type Gap, partly } from '../gap.ts'
import { counted } from '../summary.ts'

export const newTestimonial = (newId: NewId): Testimonial => ({ id: newId(), quote: '', name: '', title: null, image: null })

const quoteGap = (testimonials: readonly Testimonial[]): Gap | undefined => {
  if (testimonials.length === 0) return blank('Add a quote')
  return testimonials.every(({ quote, name }) => quote && name) ? undefined : partly('A quote has no text or name')
}

export const testimonialsEditing: BlockEditing<'TestimonialsBlock'> = {
  create: (id) => ({ id, type: 'TestimonialsBlock', testimonials: [] }),
  renewInnerIds: (block, newId) => ({ ...block, testimonials: block.testimonials.map((one) => ({ ...one, id: newId() })) }),
  summaryOf: ({ testimonials }) => counted(testimonials.length, 'quote', 'quotes'),
  gapOf: ({ testimonials }) => quoteGap(testimonials),
  slotsIn: ({ testimonials }) => testimonials.map(({ id }) => fileSlot(id, 'image')),
  putFile: (block, slot, url) => {
    const index = block.testimonials.findIndex(({ id }) => slot === fileSlot(id, 'image'))
    const testimonial = block.testimonials[index]
    return testimonial ? { ...block, testimonials: block.testimonials.with(index, { ...testimonial, image: url }) } : block
  },
  preview: (block) => block,
}
