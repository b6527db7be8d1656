import { Switch } from '#web/ui/inputs/switch.tsx'
import { TextInput } from '#web/ui/inputs/text-input.tsx'
import { useBuilderParts } from '../builder-parts.ts'
import { filePlace } from '../file-places.ts'
import { videoTrouble } from '../video-trouble.ts'
import { fieldProblem } from './field-problem.ts'
import { FileField } from './file-field.tsx'
import type { BlockFormProps } from './form.ts'
import { WordsFields } from './text-fields.tsx'

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
          hint="From YouTube or Vimeo. Nothing of theirs is loaded before somebody presses play."
          value={block.video}
          error={fieldProblem(block, 'video') ?? videoTrouble(block.video)}
          readOnly={!canEdit}
          onChange={(event) => onEdit({ ...block, video: event.target.value.trim() }, 'video')}
        />
      )}
      <FileField
        kind="Video"
        label={isFile ? 'Video' : 'Or a file'}
        place={filePlace(block.id, 'video')}
        value={isFile ? block.video : ''}
        onValue={(video) => onEdit({ ...block, video }, 'video')}
      />
      <WordsFields block={block} titleHint="Also the name of the player." onEdit={onEdit} />
      <Switch
        label="Words first"
        hint="The video goes to the right."
        checked={block.reverseOrder}
        disabled={!canEdit}
        onChange={(reverseOrder) => onEdit({ ...block, reverseOrder }, 'reverseOrder')}
      />
    </>
  )
}
