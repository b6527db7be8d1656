import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { PlayerIcon } from './player-icon.tsx'
import { player, usePlayer } from './player-store.ts'

const track =
  '[&::-moz-range-track]:h-0.5 [&::-moz-range-track]:rounded-full [&::-moz-range-track]:bg-line-strong ' +
  '[&::-webkit-slider-runnable-track]:h-0.5 [&::-webkit-slider-runnable-track]:rounded-full [&::-webkit-slider-runnable-track]:bg-line-strong'
const thumb =
  '[&::-moz-range-thumb]:size-3 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-0 [&::-moz-range-thumb]:bg-ink ' +
  '[&::-webkit-slider-thumb]:-mt-[5px] [&::-webkit-slider-thumb]:size-3 [&::-webkit-slider-thumb]:appearance-none ' +
  '[&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:bg-ink'

/** Hidden on phones: they have volume keys, and some do not let a page change the volume. */
export const Volume = () => {
  const level = usePlayer((state) => (state.muted ? 0 : state.volume))
  return (
    <div className="flex items-center gap-1 max-sm:hidden">
      <IconButton
        kind="quiet"
        size="small"
        label={level === 0 ? 'Unmute' : 'Mute'}
        aria-keyshortcuts="M"
        data-player="button"
        onClick={player.toggleMute}
      >
        <PlayerIcon name={level === 0 ? 'muted' : 'sound'} />
      </IconButton>
      <input
        type="range"
        data-player="volume"
        aria-label="Volume"
        aria-valuetext={`${Math.round(level * 100)}%`}
        min={0}
        max={1}
        step={0.05}
        value={level}
        onChange={(event) => player.setVolume(event.currentTarget.valueAsNumber)}
        className={`h-6 w-20 cursor-pointer appearance-none bg-transparent max-lg:hidden ${track} ${thumb}`}
      />
    </div>
  )
}
