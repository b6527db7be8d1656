import Film from 'lucide-react/icons/film'
import type { UploadKind } from '#contract/media/uploads.ts'
import { Wave } from '#web/ui/pictures/wave.tsx'
import { useWriteCount } from '#web/ui/texts/count.tsx'
import { sizeText } from '#web/ui/texts/size-text.ts'
import { useBuilderParts } from '../builder-parts.ts'
import { inlineBytes } from '../inline-file.ts'

const duration = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

/** What a field holds: a small image or the waveform of a sound, and a fact or two. */
export const FileFacts = ({ kind, value }: { kind: UploadKind; value: string }) => {
  const { sounds } = useBuilderParts()
  const write = useWriteCount()
  const bytes = inlineBytes(value)
  const inline = bytes === undefined ? undefined : `Inline, ${sizeText(bytes, write)}`
  if (kind === 'Image') {
    return (
      <>
        <img src={value} alt="" width={72} height={54} className="h-13.5 w-18 shrink-0 rounded-small bg-paper-2 object-cover" />
        <span className="figures min-w-0 truncate text-12 text-ink-2">{inline ?? 'Stored'}</span>
      </>
    )
  }
  const sound = sounds[value]
  if (kind === 'Audio' && sound) {
    return (
      <span className="grid min-w-0 grow gap-1">
        <span className="block h-7 text-line-strong">
          <Wave peaks={sound.peaks} columns={48} />
        </span>
        <span className="figures text-12 text-ink-2">
          {duration(sound.seconds)} · {sound.loudness.toFixed(1).replace('-', '−')} LUFS
        </span>
      </span>
    )
  }
  return (
    <span className="figures flex min-w-0 items-center gap-2 text-12 text-ink-2">
      {kind === 'Video' && <Film size={16} aria-hidden="true" className="shrink-0" />}
      <span className="truncate">{inline ?? 'Stored'}</span>
    </span>
  )
}
