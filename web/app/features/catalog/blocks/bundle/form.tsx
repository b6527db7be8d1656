import { useBuilderParts } from '../../page-builder/builder-parts.ts'
import { ItemPicker } from '../../page-builder/forms/item-picker.tsx'
import type { BlockFormProps } from '../form-props.ts'

export const BundleForm = ({ block, onEdit }: BlockFormProps<'BundleBlock'>) => {
  const { ownItems, creatorId } = useBuilderParts()
  return (
    <ItemPicker
      label="Bundle"
      what="bundles"
      items={ownItems.bundles}
      chosenId={block.bundleId}
      onChoose={(bundleId) => onEdit({ ...block, bundleId, creatorId }, 'bundleId')}
    />
  )
}
