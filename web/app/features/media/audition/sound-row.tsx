import type { KeyboardEvent } from 'react'
import type { AuditionSound } from '#contract/releases/sounds.ts'
import { classes } from '#web/ui/classes.ts'
import { Wave } from '#web/ui/pictures/wave.tsx'
import { PlayerIcon } from '../player/player-icon.tsx'
import { statusOf } from '../player/player-state.ts'
import { player, usePlayer } from '../player/player-store.ts'
import { SeekWave } from '../player/seek-wave.tsx'
import { peaksOf, type Track } from '../player/track.ts'
import { lengthText, soundFacts, titleOf } from './pack-tracks.ts'

type SoundRowProps = {
  sound: AuditionSound
  /** Undefined for a closed sound. */
  track: Track | undefined
  tracks: readonly Track[]
  onStep: (event: KeyboardEvent, track: Track) => void
}

const Text = ({ sound }: { sound: AuditionSound }) => {
  const facts = soundFacts(sound)
  return (
    <span className="min-w-0">
      <span className="block truncate">{titleOf(sound)}</span>
      {facts && <span className="figures block truncate text-12 font-normal text-ink-3">{facts}</span>}
    </span>
  )
}

const OpenSound = ({ sound, track, tracks, onStep }: SoundRowProps & { track: Track }) => {
  const status = usePlayer((state) => statusOf(state, track))
  const isOn = status === 'playing' || status === 'loading'
  const isCurrent = status !== 'idle'
  return (
    <>
      <button
        type="button"
        data-player="button"
        data-sound={track.id}
        aria-label={`${isOn ? 'Pause' : 'Play'} ${track.title}`}
        aria-current={isCurrent || undefined}
        aria-busy={status === 'loading' || undefined}
        onClick={() => player.toggle(track, tracks)}
        onKeyDown={(event) => onStep(event, track)}
        className={classes(
          'flex min-w-0 scroll-mb-32 items-center gap-3 py-2 text-left hover:text-ink',
          isCurrent ? 'font-semibold' : 'text-ink-2',
        )}
      >
        <span className="grid size-7 shrink-0 place-items-center rounded-full border border-line-strong">
          <PlayerIcon name={isOn ? 'pause' : 'play'} />
        </span>
        <Text sound={sound} />
      </button>
      <span className="hidden h-7 text-line-strong sm:block">
        {isCurrent ? <SeekWave track={track} queue={tracks} columns={40} /> : <Wave peaks={peaksOf(track)} columns={40} />}
      </span>
    </>
  )
}

/** A sound of a pack: playable where it is open, otherwise only its facts. */
export const SoundRow = (props: SoundRowProps) => {
  const { sound, track } = props
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 border-b border-line last:border-b-0 sm:grid-cols-[minmax(0,1fr)_180px_48px]">
      {track ? (
        <OpenSound {...props} track={track} />
      ) : (
        <span className="flex min-w-0 items-center py-2 pl-10 text-ink-3 sm:col-span-2">
          <Text sound={sound} />
        </span>
      )}
      <span className="figures text-right text-12 text-ink-3">{sound.seconds === null ? '' : lengthText(sound.seconds)}</span>
    </li>
  )
}
