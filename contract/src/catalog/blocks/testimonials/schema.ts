import { z } from 'zod'
import { atMost, block, heading, image } from '../fields.ts'

const testimonial = z.object({
  id: z.uuid(),
  quote: atMost(2000),
  name: heading,
  title: heading.nullable(),
  image: image.nullable(),
})
export type Testimonial = z.infer<typeof testimonial>

export const testimonialsBlock = block('TestimonialsBlock', { testimonials: z.array(testimonial).max(50) })
