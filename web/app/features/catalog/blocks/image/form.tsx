import { Switch } from '#web/ui/inputs/switch.tsx'
import { useBuilderParts } from '../../page-builder/builder-parts.ts'
import { FileField } from '../../page-builder/forms/file-field.tsx'
import { TextFields } from '../../page-builder/forms/text-fields.tsx'
import { fileSlot } from '../file-slot.ts'
import type { BlockFormProps } from '../form-props.ts'

export const ImageForm = ({ block, onEdit }: BlockFormProps<'ImageBlock'>) => {
  const { canEdit } = useBuilderParts()
  return (
    <>
      <FileField
        kind="Image"
        label="Image"
        slot={fileSlot(block.id, 'image')}
        value={block.image}
        onValue={(image) => onEdit({ ...block, image }, 'image')}
      />
      <TextFields block={block} titleHint="Alt text, read out by screen readers." onEdit={onEdit} />
      <Switch
        label="Text first"
        hint="The image goes to the right."
        checked={block.reverseOrder}
        disabled={!canEdit}
        onChange={(reverseOrder) => onEdit({ ...block, reverseOrder }, 'reverseOrder')}
      />
    </>
  )
}
