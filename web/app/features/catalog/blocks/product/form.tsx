import { useBuilderParts } from '../../page-builder/builder-parts.ts'
import { ItemPicker } from '../../page-builder/forms/item-picker.tsx'
import type { BlockFormProps } from '../form-props.ts'

export const ProductForm = ({ block, onEdit }: BlockFormProps<'ProductBlock'>) => {
  const { ownItems, creatorId } = useBuilderParts()
  return (
    <ItemPicker
      label="Product"
      what="products"
      items={ownItems.products}
      chosenId={block.productId}
      onChoose={(productId) => onEdit({ ...block, productId, creatorId }, 'productId')}
    />
  )
}
