import { Switch } from '#web/ui/inputs/switch.tsx'
import { TextInput } from '#web/ui/inputs/text-input.tsx'
import { useBuilderParts } from '../../page-builder/builder-parts.ts'
import { fieldProblem } from '../../page-builder/forms/field-problem.ts'
import { FileField } from '../../page-builder/forms/file-field.tsx'
import { TextFields } from '../../page-builder/forms/text-fields.tsx'
import { fileSlot } from '../file-slot.ts'
import type { BlockFormProps } from '../form-props.ts'
import { videoTrouble } from './video-trouble.ts'

export const VideoForm = ({ block, onEdit }: BlockFormProps<'VideoBlock'>) => {
  const { canEdit } = useBuilderParts()
  const isFile = block.video.startsWith('/files/')
  return (
    <>
      {!isFile && (
        <TextInput
          label="Address"
          size="small"
          inputMode="url"
          placeholder="https://youtu.be/..."
          hint="From YouTube or Vimeo. Nothing is loaded from there until someone presses play."
          value={block.video}
          error={fieldProblem(block, 'video') ?? videoTrouble(block.video)}
          readOnly={!canEdit}
          onChange={(event) => onEdit({ ...block, video: event.target.value.trim() }, 'video')}
        />
      )}
      <FileField
        kind="Video"
        label={isFile ? 'Video' : 'Or a file'}
        slot={fileSlot(block.id, 'video')}
        value={isFile ? block.video : ''}
        onValue={(video) => onEdit({ ...block, video }, 'video')}
      />
      <TextFields block={block} titleHint="Also the name of the player." onEdit={onEdit} />
      <Switch
        label="Text first"
        hint="The video goes to the right."
        checked={block.reverseOrder}
        disabled={!canEdit}
        onChange={(reverseOrder) => onEdit({ ...block, reverseOrder }, 'reverseOrder')}
      />
    </>
  )
}
