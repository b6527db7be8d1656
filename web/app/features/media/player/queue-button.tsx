import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { PlayerIcon } from './player-icon.tsx'
import { player, usePlayer } from './player-store.ts'
import type { Track } from './track.ts'

/** Next to a play button while another track is loaded: adds this one to the queue. */
export const QueueButton = ({ track }: { track: Track }) => {
  const isOffered = usePlayer((state) => state.track !== null && !state.queue.some(({ id }) => id === track.id))
  if (!isOffered) return null
  return (
    <IconButton kind="quiet" size="small" label={`Add ${track.title} to the queue`} onClick={() => player.enqueue(track)}>
      <PlayerIcon name="queue" />
    </IconButton>
  )
}
