import { Segmented } from '#web/ui/inputs/segmented.tsx'
import { TextInput } from '#web/ui/inputs/text-input.tsx'
import { useBuilderParts } from '../../page-builder/builder-parts.ts'
import { fieldProblem } from '../../page-builder/forms/field-problem.ts'
import { MarkdownField } from '../../page-builder/forms/markdown-field.tsx'
import { type BlockFormProps, orNull } from '../form-props.ts'

const alignments = [
  { value: 'Left', label: 'Left' },
  { value: 'Center', label: 'Center' },
  { value: 'Right', label: 'Right' },
] as const

export const TextForm = ({ block, onEdit }: BlockFormProps<'TextBlock'>) => {
  const { canEdit } = useBuilderParts()
  return (
    <>
      <TextInput
        label="Title"
        size="small"
        value={block.title}
        error={fieldProblem(block, 'title')}
        readOnly={!canEdit}
        onChange={(event) => onEdit({ ...block, title: event.target.value }, 'title')}
      />
      <TextInput
        label="Subtitle"
        size="small"
        optional
        value={block.subtitle ?? ''}
        error={fieldProblem(block, 'subtitle')}
        readOnly={!canEdit}
        onChange={(event) => onEdit({ ...block, subtitle: orNull(event.target.value) }, 'subtitle')}
      />
      <MarkdownField
        label="Text"
        value={block.body}
        error={fieldProblem(block, 'body')}
        readOnly={!canEdit}
        onText={(body) => onEdit({ ...block, body }, 'body')}
      />
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
