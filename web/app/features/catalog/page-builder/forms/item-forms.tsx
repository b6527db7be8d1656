import { Switch } from '#web/ui/inputs/switch.tsx'
import { useBuilderParts } from '../builder-parts.ts'
import type { BlockFormProps } from './form.ts'
import { ItemPicker } from './item-picker.tsx'

export const ProductForm = ({ block, onEdit }: BlockFormProps<'ProductBlock'>) => {
  const { shelf, creatorId } = useBuilderParts()
  return (
    <ItemPicker
      label="Product"
      what="products"
      items={shelf.products}
      chosenId={block.productId}
      onChoose={(productId) => onEdit({ ...block, productId, creatorId }, 'productId')}
    />
  )
}

export const BasicProductForm = ({ block, onEdit }: BlockFormProps<'BasicProductBlock'>) => {
  const { shelf, creatorId, canEdit } = useBuilderParts()
  return (
    <>
      <ItemPicker
        label="Product"
        what="products"
        items={shelf.products}
        chosenId={block.productId}
        onChoose={(productId) => onEdit({ ...block, productId, creatorId }, 'productId')}
      />
      <Switch
        label="Words first"
        hint="The cover goes to the right."
        checked={block.reverseOrder}
        disabled={!canEdit}
        onChange={(reverseOrder) => onEdit({ ...block, reverseOrder }, 'reverseOrder')}
      />
    </>
  )
}

export const BundleForm = ({ block, onEdit }: BlockFormProps<'BundleBlock'>) => {
  const { shelf, creatorId } = useBuilderParts()
  return (
    <ItemPicker
      label="Bundle"
      what="bundles"
      items={shelf.bundles}
      chosenId={block.bundleId}
      onChoose={(bundleId) => onEdit({ ...block, bundleId, creatorId }, 'bundleId')}
    />
  )
}
