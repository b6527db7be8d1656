import { useId } from 'react'
import { type Side, sideOf } from './player-state.ts'
import { player, usePlayer } from './player-store.ts'
import type { Track } from './track.ts'

const sides: readonly { side: Side; label: string; key: string }[] = [
  { side: 'dry', label: 'Dry', key: 'A' },
  { side: 'wet', label: 'Wet', key: 'B' },
]

/** The choice between dry and wet. Without a track it controls the loaded one; a track with one side has nothing to choose. */
export const WetDry = ({ track: given }: { track?: Track | undefined }) => {
  const current = usePlayer((state) => state.track)
  const track = given ?? current
  const chosen = usePlayer((state) => (track ? sideOf(state, track) : 'wet'))
  const name = useId()
  if (!track?.dry) return null
  return (
    <div
      role="radiogroup"
      aria-label="Compare"
      className="inline-flex shrink-0 overflow-hidden rounded border border-line-strong font-mono text-12 font-semibold outline-offset-2 outline-signal has-focus-visible:outline-2"
    >
      {sides.map(({ side, label, key }) => (
        <label
          key={side}
          className="relative px-3 py-1.5 transition-colors not-has-checked:hover:bg-paper-2 has-checked:bg-ink has-checked:text-paper"
        >
          <input
            type="radio"
            name={name}
            data-player="side"
            aria-keyshortcuts={key}
            checked={chosen === side}
            onChange={() => player.chooseSide(side, track)}
            className="sr-only"
          />
          {label}
        </label>
      ))}
    </div>
  )
}
