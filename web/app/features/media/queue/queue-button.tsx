import { useState } from 'react'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { PlayerIcon } from '../player/player-icon.tsx'
import { player, usePlayer } from '../player/player-store.ts'
import type { Track } from '../player/track.ts'
import { placeOf } from './queue.ts'

/** Next to a play button while another track is loaded: adds this one to the queue. */
export const QueueButton = ({ track }: { track: Track }) => {
  const place = usePlayer((state) => placeOf(state, track))
  // Once pressed it stays, as its own answer: one that left would take the focus of the keyboard with it.
  const [isPressed, setPressed] = useState(false)
  if (isPressed && place !== 'queued') setPressed(false)
  if (place === 'silent' || (place === 'queued' && !isPressed)) return null
  const add = (): void => {
    player.enqueue(track)
    setPressed(true)
  }
  return place === 'queued' ? (
    <IconButton kind="quiet" size="small" label={`${track.title} is in the queue`} aria-disabled="true">
      <PlayerIcon name="queued" />
    </IconButton>
  ) : (
    <IconButton kind="quiet" size="small" label={`Add ${track.title} to the queue`} onClick={add}>
      <PlayerIcon name="queue" />
    </IconButton>
  )
}
