import type { BlockOf } from '#contract/catalog/page-blocks.ts'
import { TextInput } from '#web/ui/inputs/text-input.tsx'
import { orNull } from '../../blocks/form-props.ts'
import { useBuilderParts } from '../builder-parts.ts'
import { fieldProblem } from './field-problem.ts'
import { MarkdownField } from './markdown-field.tsx'

type WithText = BlockOf<'ImageBlock'> | BlockOf<'VideoBlock'> | BlockOf<'TextBlock'>

type TextFieldsProps<Block extends WithText> = {
  block: Block
  /** The block consists of its text: title and text are required. */
  isRequired?: boolean
  titleHint?: string
  onEdit: (block: Block, field: string) => void
}

/** The title, subtitle and text of a block. Next to an image or a video all of them may be empty. */
export const TextFields = <Block extends WithText>({ block, isRequired = false, titleHint, onEdit }: TextFieldsProps<Block>) => {
  const { canEdit } = useBuilderParts()
  const entered = (text: string) => (isRequired ? text : orNull(text))
  return (
    <>
      <TextInput
        label="Title"
        size="small"
        optional={!isRequired}
        hint={titleHint}
        value={block.title ?? ''}
        error={fieldProblem(block, 'title')}
        readOnly={!canEdit}
        onChange={(event) => onEdit({ ...block, title: entered(event.target.value) }, 'title')}
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
        optional={!isRequired}
        value={block.body ?? ''}
        error={fieldProblem(block, 'body')}
        readOnly={!canEdit}
        onText={(text) => onEdit({ ...block, body: entered(text) }, 'body')}
      />
    </>
  )
}
