import type { ComponentProps } from 'react'
import { SalesSection } from '#web/features/discounts/sales-section.tsx'
import { EditorSection } from '#web/features/studio/editor/editor-section.tsx'

/** The sales of one product or bundle, as a part of its editor. */
export const ItemSales = (props: ComponentProps<typeof SalesSection>) => (
  <EditorSection
    id="sales"
    title={`Sales on this ${props.item.kind.toLowerCase()}`}
    note="Reductions for a while. They begin and end by the calendar, without publishing."
  >
    <SalesSection {...props} />
  </EditorSection>
)
