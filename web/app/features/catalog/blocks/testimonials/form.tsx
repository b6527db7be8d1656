import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import type { Testimonial } from '#contract/catalog/blocks/testimonials/schema.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { useBuilderParts } from '../../page-builder/builder-parts.ts'
import { moveInner, nextAfter } from '../../page-builder/forms/inner-list.ts'
import { InnerRow } from '../../page-builder/forms/inner-row.tsx'
import { SortableRows } from '../../page-builder/sortable-rows.tsx'
import type { BlockFormProps } from '../form-props.ts'
import { newTestimonial } from './editing.ts'
import { TestimonialFields } from './testimonial-fields.tsx'

export const TestimonialsForm = ({ block, onEdit }: BlockFormProps<'TestimonialsBlock'>) => {
  const { canEdit } = useBuilderParts()
  const all = block.testimonials
  const [openId, open] = useState<string | undefined>(all.length === 1 ? all[0]?.id : undefined)
  const put = (testimonials: Testimonial[], field: string) => onEdit({ ...block, testimonials }, field)
  const nameOf = (one: Testimonial) => one.name || `Quote ${all.indexOf(one) + 1}`

  const add = (): void => {
    const one = newTestimonial(() => crypto.randomUUID())
    put([...all, one], 'testimonials')
    open(one.id)
  }

  return (
    <>
      {all.length > 0 && (
        <SortableRows
          label="Quotes"
          items={all}
          nameOf={nameOf}
          disabled={!canEdit}
          onMove={(one, to) => put(moveInner(all, one.id, to), 'testimonials')}
          className="divide-y divide-line border-y border-line"
        >
          {(one, at, handle) => (
            <InnerRow
              handle={handle}
              name={nameOf(one)}
              note={<span className="truncate text-ink-2">{one.quote || 'No text yet'}</span>}
              isOpen={one.id === openId}
              onToggle={() => open(one.id === openId ? undefined : one.id)}
              onRemove={() => {
                open(nextAfter(all, one.id, openId))
                put(all.toSpliced(at, 1), 'testimonials')
              }}
            >
              <TestimonialFields testimonial={one} onTestimonial={(changed, field) => put(all.with(at, changed), `${one.id}/${field}`)} />
            </InnerRow>
          )}
        </SortableRows>
      )}
      {canEdit && all.length < 50 && (
        <Button size="small" wide icon={<Plus size={16} aria-hidden="true" />} onPress={add}>
          Add a quote
        </Button>
      )}
    </>
  )
}
