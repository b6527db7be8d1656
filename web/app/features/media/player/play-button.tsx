import { classes } from '#web/ui/classes.ts'
import { LevelBars } from '#web/ui/level-bars.tsx'
import { PlayerIcon } from './player-icon.tsx'
import { statusOf } from './player-state.ts'
import { player, usePlayer } from './player-store.ts'
import type { Track } from './track.ts'

type PlayButtonProps = {
  track: Track
  /** The tracks after it: the samples of its block, the rows of its list. */
  queue?: readonly Track[] | undefined
  size?: 'small' | 'normal' | 'large' | undefined
}

const sizes = { small: 'size-7', normal: 'size-9', large: 'size-12' }

export const PlayButton = ({ track, queue, size = 'normal' }: PlayButtonProps) => {
  const status = usePlayer((state) => statusOf(state, track))
  const isOn = status === 'playing' || status === 'loading'
  return (
    <button
      type="button"
      data-player="button"
      aria-label={`${isOn ? 'Pause' : 'Play'} ${track.title}`}
      aria-busy={status === 'loading' || undefined}
      onClick={() => player.toggle(track, queue)}
      className={classes(
        'relative grid shrink-0 place-items-center rounded-full border transition-colors',
        sizes[size],
        isOn ? 'border-ink bg-ink text-paper' : 'border-line-strong hover:border-ink',
      )}
    >
      <PlayerIcon name={isOn ? 'pause' : 'play'} />
      {status === 'loading' && (
        <span className="animate-late absolute inset-0 grid place-items-center rounded-full bg-ink text-12">
          <LevelBars />
        </span>
      )}
    </button>
  )
}
