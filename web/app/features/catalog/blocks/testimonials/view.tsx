import type { BlockViewProps } from '../block-parts.ts'

export const TestimonialsView = ({ block }: BlockViewProps<'TestimonialsBlock'>) => (
  <ul className="grid gap-x-12 gap-y-10 md:grid-cols-2">
    {block.testimonials.map((testimonial) => (
      <li key={testimonial.id} className="min-w-0 border-t border-line pt-4.5">
        <figure className="wrap-anywhere">
          <blockquote className="text-20">{testimonial.quote}</blockquote>
          <figcaption className="mt-3 flex items-center gap-3 text-14 text-ink-2">
            {testimonial.image && (
              <img
                src={testimonial.image}
                alt=""
                width={36}
                height={36}
                loading="lazy"
                className="size-9 shrink-0 rounded-full bg-paper-2 object-cover"
              />
            )}
            <span className="min-w-0">
              {testimonial.name}
              {testimonial.title && `, ${testimonial.title}`}
            </span>
          </figcaption>
        </figure>
      </li>
    ))}
  </ul>
)
