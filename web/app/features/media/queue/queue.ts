import type { PlayerState } from '../player/player-state.ts'
import type { Track } from '../player/track.ts'

type Queue = readonly Track[]

/** After so many seconds "previous" goes back to the start of the same sound. */
const restartsAfter = 3

const neighbour = (queue: Queue, track: Track, step: 1 | -1): Track | undefined => {
  const index = queue.findIndex(({ id }) => id === track.id)
  return index < 0 ? undefined : queue[index + step]
}

export const findNext = (queue: Queue, track: Track): Track | undefined => neighbour(queue, track, 1)

/** What "previous" plays: the sound before, or the same one again when there is none or it has played for a while. */
export const getPrevious = (queue: Queue, track: Track, position: number): Track =>
  position > restartsAfter ? track : (neighbour(queue, track, -1) ?? track)

/** The queue with a track added at its end; one that is already in it moves there. */
export const withTrack = (queue: Queue, track: Track): Track[] => [...queue.filter(({ id }) => id !== track.id), track]

/** Where a track is, seen from the player: nothing is loaded yet, it waits or is played already, or it can be added. */
export const placeOf = ({ track: current, queue }: Pick<PlayerState, 'track' | 'queue'>, track: Track): 'silent' | 'queued' | 'open' => {
  if (!current) return 'silent'
  return queue.some(({ id }) => id === track.id) ? 'queued' : 'open'
}

/** The row that gets the focus when a track is removed: the one that takes its place, or the last. */
export const heirOf = (queue: Queue, track: Track): Track | undefined => neighbour(queue, track, 1) ?? neighbour(queue, track, -1)
