import { Checkbox } from '#web/ui/inputs/checkbox.tsx'

type PartialFieldProps = { partial: boolean; onPartial: (partial: boolean) => void; canEdit: boolean }

/** Whether owners of a part pay less. */
export const PartialField = ({ partial, onPartial, canEdit }: PartialFieldProps) => (
  <Checkbox
    label={<b>Partial purchase</b>}
    hint="Customers who own some of the products pay the bundle price less their share, in proportion to the products’ own prices. Otherwise everyone pays the full bundle price."
    checked={partial}
    disabled={!canEdit}
    onChange={(event) => onPartial(event.target.checked)}
  />
)
