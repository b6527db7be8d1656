import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { Button } from '#web/ui/buttons/button.tsx'
import { useBuilderParts } from '../builder-parts.ts'
import { newTestimonial, type Testimonial } from '../new-block.ts'
import { SortableRows } from '../sortable-rows.tsx'
import type { BlockFormProps } from './form.ts'
import { moveInner, nextAfter } from './inner-list.ts'
import { InnerRow } from './inner-row.tsx'
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
              note={<span className="truncate text-ink-2">{one.quote || 'No words yet'}</span>}
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
