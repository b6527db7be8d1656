import { Switch } from '#web/ui/inputs/switch.tsx'
import { useBuilderParts } from '../../page-builder/builder-parts.ts'
import { ItemPicker } from '../../page-builder/forms/item-picker.tsx'
import type { BlockFormProps } from '../form-props.ts'

export const BasicProductForm = ({ block, onEdit }: BlockFormProps<'BasicProductBlock'>) => {
  const { ownItems, creatorId, canEdit } = useBuilderParts()
  return (
    <>
      <ItemPicker
        label="Product"
        what="products"
        items={ownItems.products}
        chosenId={block.productId}
        onChoose={(productId) => onEdit({ ...block, productId, creatorId }, 'productId')}
      />
      <Switch
        label="Text first"
        hint="The cover goes to the right."
        checked={block.reverseOrder}
        disabled={!canEdit}
        onChange={(reverseOrder) => onEdit({ ...block, reverseOrder }, 'reverseOrder')}
      />
    </>
  )
}
