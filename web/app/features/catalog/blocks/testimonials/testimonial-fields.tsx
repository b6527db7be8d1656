import type { Testimonial } from '#contract/catalog/blocks/testimonials/schema.ts'
import { TextArea } from '#web/ui/inputs/text-area.tsx'
import { TextInput } from '#web/ui/inputs/text-input.tsx'
import { useBuilderParts } from '../../page-builder/builder-parts.ts'
import { FileField } from '../../page-builder/forms/file-field.tsx'
import { fileSlot } from '../file-slot.ts'
import { orNull } from '../form-props.ts'

type TestimonialFieldsProps = { testimonial: Testimonial; onTestimonial: (testimonial: Testimonial, field: string) => void }

export const TestimonialFields = ({ testimonial, onTestimonial }: TestimonialFieldsProps) => {
  const { canEdit } = useBuilderParts()
  return (
    <>
      <TextArea
        label="Quote"
        rows={3}
        maxLength={2000}
        value={testimonial.quote}
        readOnly={!canEdit}
        onChange={(event) => onTestimonial({ ...testimonial, quote: event.target.value }, 'quote')}
      />
      <TextInput
        label="Name"
        size="small"
        maxLength={200}
        value={testimonial.name}
        readOnly={!canEdit}
        onChange={(event) => onTestimonial({ ...testimonial, name: event.target.value }, 'name')}
      />
      <TextInput
        label="What they do"
        size="small"
        optional
        maxLength={200}
        value={testimonial.title ?? ''}
        readOnly={!canEdit}
        onChange={(event) => onTestimonial({ ...testimonial, title: orNull(event.target.value) }, 'title')}
      />
      <FileField
        kind="Image"
        label="Portrait"
        optional
        slot={fileSlot(testimonial.id, 'image')}
        value={testimonial.image ?? ''}
        onValue={(image) => onTestimonial({ ...testimonial, image: orNull(image) }, 'image')}
      />
    </>
  )
}
