import type { AudioSample } from '#contract/catalog/blocks/audio-player/schema.ts'
import type { BlockEditing, NewId } from '../editing.ts'
import { fileSlot } from '../file-slot.ts'
import { blank, type Gap, partly } from '../gap.ts'
import { counted } from '../summary.ts'

export const newSample = (newId: NewId): AudioSample => ({ id: newId(), title: '', wet: '', dry: null })

const soundGap = (samples: readonly AudioSample[]): Gap | undefined => {
  if (samples.length === 0) return blank('Add a sample')
  const silent = samples.filter(({ wet }) => wet === '').length
  if (silent === samples.length) return blank('Choose a sound')
  if (silent === 0) return undefined
  return partly(silent === 1 ? 'One sample has no sound yet' : `${silent} samples have no sound yet`)
}

export const audioPlayerEditing: BlockEditing<'AudioPlayerBlock'> = {
  create: (id) => ({ id, type: 'AudioPlayerBlock', samples: [] }),
  renewInnerIds: (block, newId) => ({ ...block, samples: block.samples.map((sample) => ({ ...sample, id: newId() })) }),
  summaryOf: ({ samples }) => counted(samples.length, 'sample', 'samples'),
  gapOf: ({ samples }) => soundGap(samples),
  slotsIn: ({ samples }) => samples.flatMap(({ id }) => [fileSlot(id, 'wet'), fileSlot(id, 'dry')]),
  putFile: (block, slot, url) => {
    const index = block.samples.findIndex(({ id }) => slot === fileSlot(id, 'wet') || slot === fileSlot(id, 'dry'))
    const sample = block.samples[index]
    if (!sample) return block
    const side = slot === fileSlot(sample.id, 'wet') ? 'wet' : 'dry'
    return { ...block, samples: block.samples.with(index, { ...sample, [side]: url }) }
  },
  preview: (block) => ({ ...block, samples: block.samples.filter(({ wet }) => wet !== '') }),
}
