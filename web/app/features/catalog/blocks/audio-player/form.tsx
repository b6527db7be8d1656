import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import type { AudioSample } from '#contract/catalog/blocks/audio-player/schema.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { useBuilderParts } from '../../page-builder/builder-parts.ts'
import { moveInner, nextAfter } from '../../page-builder/forms/inner-list.ts'
import { InnerRow } from '../../page-builder/forms/inner-row.tsx'
import { SortableRows } from '../../page-builder/sortable-rows.tsx'
import type { BlockFormProps } from '../form-props.ts'
import { newSample } from './editing.ts'
import { SampleFields } from './sample-fields.tsx'
import { SampleNote } from './sample-note.tsx'

export const AudioPlayerForm = ({ block, onEdit }: BlockFormProps<'AudioPlayerBlock'>) => {
  const { canEdit } = useBuilderParts()
  const [openId, open] = useState<string | undefined>(block.samples.length === 1 ? block.samples[0]?.id : undefined)
  const put = (samples: AudioSample[], field: string) => onEdit({ ...block, samples }, field)
  const nameOf = (sample: AudioSample) => sample.title || `Sample ${block.samples.indexOf(sample) + 1}`

  const add = (): void => {
    const sample = newSample(() => crypto.randomUUID())
    put([...block.samples, sample], 'samples')
    open(sample.id)
  }

  return (
    <>
      {block.samples.length > 0 && (
        <SortableRows
          label="Samples"
          items={block.samples}
          nameOf={nameOf}
          disabled={!canEdit}
          onMove={(sample, to) => put(moveInner(block.samples, sample.id, to), 'samples')}
          className="divide-y divide-line border-y border-line"
        >
          {(sample, at, handle) => (
            <InnerRow
              handle={handle}
              name={nameOf(sample)}
              note={<SampleNote sample={sample} />}
              isOpen={sample.id === openId}
              onToggle={() => open(sample.id === openId ? undefined : sample.id)}
              onRemove={() => {
                open(nextAfter(block.samples, sample.id, openId))
                put(block.samples.toSpliced(at, 1), 'samples')
              }}
            >
              <SampleFields sample={sample} onSample={(changed, field) => put(block.samples.with(at, changed), `${sample.id}/${field}`)} />
            </InnerRow>
          )}
        </SortableRows>
      )}
      {canEdit && block.samples.length < 50 && (
        <Button size="small" wide icon={<Plus size={16} aria-hidden="true" />} onPress={add}>
          Add a sample
        </Button>
      )}
    </>
  )
}
