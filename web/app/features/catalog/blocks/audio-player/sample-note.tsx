import type { AudioSample } from '#contract/catalog/blocks/audio-player/schema.ts'
import { useBuilderParts } from '../../page-builder/builder-parts.ts'
import { fileSlot } from '../file-slot.ts'

const loudness = (value: number | undefined): string => (value === undefined ? 'ready' : value.toFixed(1).replace('-', '−'))

/** A sample in one line: the loudness of its sides, or the progress of their files. */
export const SampleNote = ({ sample }: { sample: AudioSample }) => {
  const { sounds, uploads } = useBuilderParts()
  const file = uploads.files.find(({ slot }) => slot === fileSlot(sample.id, 'wet') || slot === fileSlot(sample.id, 'dry'))
  if (file && (file.phase === 'failed' || file.phase === 'refused')) return <span className="truncate text-bad">{file.reason}</span>
  if (file) {
    const side = file.slot.endsWith('/wet') ? 'wet' : 'dry'
    return (
      <span className="figures truncate text-12 text-ink-2">
        {side}: {file.phase === 'sending' ? 'sending' : 'checking'} {Math.round(file.progress * 100)}%
      </span>
    )
  }
  if (!sample.wet) return <span className="text-warn">No sound yet</span>
  const wet = `wet ${loudness(sounds[sample.wet]?.loudness)}`
  const isMeasured = sounds[sample.wet] !== undefined
  return (
    <span className="figures truncate text-12 text-ink-3">
      {sample.dry ? `${wet} · dry ${loudness(sounds[sample.dry]?.loudness)}` : wet}
      {isMeasured && ' LUFS'}
    </span>
  )
}
