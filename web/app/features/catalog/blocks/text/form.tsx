import { Segmented } from '#web/ui/inputs/segmented.tsx'
import { useBuilderParts } from '../../page-builder/builder-parts.ts'
import { TextFields } from '../../page-builder/forms/text-fields.tsx'
import type { BlockFormProps } from '../form-props.ts'

const alignments = [
  { value: 'Left', label: 'Left' },
  { value: 'Center', label: 'Centre' },
  { value: 'Right', label: 'Right' },
] as const

export const TextForm = ({ block, onEdit }: BlockFormProps<'TextBlock'>) => {
  const { canEdit } = useBuilderParts()
  return (
    <>
      <TextFields block={block} isRequired onEdit={onEdit} />
      {canEdit && (
        <div className="grid justify-items-start gap-1.5">
          <span aria-hidden="true" className="text-14 font-semibold">
            Alignment
          </span>
          <Segmented
            label="Alignment"
            segments={alignments}
            value={block.alignment}
            onChange={(alignment) => onEdit({ ...block, alignment }, 'alignment')}
          />
        </div>
      )}
    </>
  )
}
