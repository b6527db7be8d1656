import { formatTime } from './format-time.ts'
import { usePlayer } from './player-store.ts'
import { secondsOf, type Track } from './track.ts'
import { usePosition } from './use-position.ts'

/** "0:18 / 0:42" of a track, or of the one in the player. */
export const PlayTime = ({ track: given }: { track?: Track | undefined }) => {
  const current = usePlayer((state) => state.track)
  const track = given ?? current
  const seconds = usePlayer((state) => (state.track?.id === track?.id && state.seconds) || (track ? secondsOf(track) : 0))
  const position = usePosition(track?.id, 1)
  return (
    <span className="figures text-14 whitespace-nowrap text-ink-3">
      {formatTime(position)} / {formatTime(seconds)}
    </span>
  )
}
