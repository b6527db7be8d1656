import type { AudioSample } from '#contract/catalog/blocks/audio-player/schema.ts'
import { TextInput } from '#web/ui/inputs/text-input.tsx'
import { useBuilderParts } from '../../page-builder/builder-parts.ts'
import { FileField } from '../../page-builder/forms/file-field.tsx'
import { fileSlot } from '../file-slot.ts'
import { orNull } from '../form-props.ts'

type SampleFieldsProps = { sample: AudioSample; onSample: (sample: AudioSample, field: string) => void }

export const SampleFields = ({ sample, onSample }: SampleFieldsProps) => {
  const { canEdit, listen, sounds } = useBuilderParts()
  return (
    <>
      <TextInput
        label="Title"
        size="small"
        placeholder="Drum bus, 7.5 ips"
        maxLength={200}
        value={sample.title}
        readOnly={!canEdit}
        onChange={(event) => onSample({ ...sample, title: event.target.value }, 'title')}
      />
      <FileField
        kind="Audio"
        label="Wet, with the product"
        slot={fileSlot(sample.id, 'wet')}
        value={sample.wet}
        onValue={(wet) => onSample({ ...sample, wet }, 'wet')}
      />
      <FileField
        kind="Audio"
        label="Dry, without it"
        optional
        slot={fileSlot(sample.id, 'dry')}
        value={sample.dry ?? ''}
        onValue={(dry) => onSample({ ...sample, dry: orNull(dry) }, 'dry')}
      />
      {sample.wet && listen(sample, sounds)}
    </>
  )
}
