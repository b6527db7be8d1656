import type { KeyboardEvent } from 'react'
import { classes } from '#web/ui/classes.ts'
import { Wave } from '#web/ui/pictures/wave.tsx'
import { formatTime } from './format-time.ts'
import { player, usePlayer } from './player-store.ts'
import { seekKeyPosition } from './seek-key-position.ts'
import { peaksOf, secondsOf, type Track } from './track.ts'
import { useHold } from './use-hold.ts'
import { usePosition } from './use-position.ts'

type SeekWaveProps = { track: Track; queue?: readonly Track[] | undefined; columns?: number | undefined; className?: string | undefined }

/**
 * The waveform as a seek bar. Pointers act on the waveform itself; keyboards and screen readers use an invisible range input, which they
 * know how to operate.
 */
export const SeekWave = ({ track, queue, columns = 70, className = 'h-full' }: SeekWaveProps) => {
  const seconds = usePlayer((state) => (state.track?.id === track.id && state.seconds) || secondsOf(track))
  const position = usePosition(track.id, seconds / columns)
  const isCurrent = () => player.getState().track?.id === track.id

  const go = (to: number) => {
    if (isCurrent()) player.seek(to)
    else player.play(track, queue, to)
  }
  const press = (event: KeyboardEvent) => {
    const to = seekKeyPosition(event, { position: isCurrent() ? player.position() : 0, seconds })
    if (to === undefined) return
    event.preventDefault()
    go(to)
  }
  const { held, handlers } = useHold((at) => go(at * seconds))
  const at = held === null ? position : held * seconds

  return (
    <div
      {...handlers}
      className={classes(
        'relative cursor-pointer touch-pan-y rounded text-line-strong select-none outline-offset-4 outline-signal has-focus-visible:outline-2',
        className,
      )}
    >
      <Wave peaks={peaksOf(track)} columns={columns} played={seconds > 0 ? at / seconds : 0} />
      <input
        type="range"
        data-player="wave"
        aria-label={`Position in ${track.title}`}
        aria-valuetext={`${formatTime(at)} of ${formatTime(seconds)}`}
        min={0}
        max={seconds}
        step="any"
        value={at}
        autoComplete="off"
        onChange={(event) => go(event.currentTarget.valueAsNumber)}
        onKeyDown={press}
        className="pointer-events-none absolute inset-0 size-full opacity-0"
      />
    </div>
  )
}
