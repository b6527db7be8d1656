import type { BlockOf } from '#contract/catalog/page-blocks.ts'
import { TextInput } from '#web/ui/inputs/text-input.tsx'
import { orNull } from '../../blocks/form-props.ts'
import { useBuilderParts } from '../builder-parts.ts'
import { fieldProblem } from './field-problem.ts'
import { MarkdownField } from './markdown-field.tsx'

type WithWords = BlockOf<'ImageBlock'> | BlockOf<'VideoBlock'>

type TextFieldsProps<Block extends WithWords> = { block: Block; titleHint: string; onEdit: (block: Block, field: string) => void }

/** The words beside a picture or a film; all of them may be missing. */
export const TextFields = <Block extends WithWords>({ block, titleHint, onEdit }: TextFieldsProps<Block>) => {
  const { canEdit } = useBuilderParts()
  return (
    <>
      <TextInput
        label="Title"
        size="small"
        optional
        hint={titleHint}
        value={block.title ?? ''}
        error={fieldProblem(block, 'title')}
        readOnly={!canEdit}
        onChange={(event) => onEdit({ ...block, title: orNull(event.target.value) }, 'title')}
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
        optional
        value={block.body ?? ''}
        error={fieldProblem(block, 'body')}
        readOnly={!canEdit}
        onText={(text) => onEdit({ ...block, body: orNull(text) }, 'body')}
      />
    </>
  )
}
