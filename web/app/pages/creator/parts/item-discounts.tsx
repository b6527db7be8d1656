import type { ComponentProps } from 'react'
import { DiscountsSection } from '#web/features/discounts/discounts-section.tsx'
import { EditorSection } from '#web/features/studio/editor/editor-section.tsx'

/** The discounts of one product or bundle, as a part of its editor. */
export const ItemDiscounts = (props: ComponentProps<typeof DiscountsSection>) => (
  <EditorSection
    id="sales"
    title={`Sales on this ${props.item.kind.toLowerCase()}`}
    note="Lower prices for a while. Sales start and end automatically. No need to publish."
  >
    <DiscountsSection {...props} />
  </EditorSection>
)
