import { useSyncExternalStore } from 'react'
import { player } from './player-store.ts'

const watchers = new Set<() => void>()
let frame = 0

/** Frames are requested only while something plays and is shown. */
const ask = () => {
  if (frame === 0 && watchers.size > 0 && player.getState().status === 'playing') frame = requestAnimationFrame(look)
}

const look = () => {
  frame = 0
  for (const watcher of watchers) watcher()
  ask()
}

const watch = (watcher: () => void) => {
  watchers.add(watcher)
  const leave = player.subscribe(() => {
    watcher()
    ask()
  })
  ask()
  return () => {
    watchers.delete(watcher)
    leave()
  }
}

/**
 * The position in the track of this id, in whole steps of `step` seconds: a clock renders once a second and a wave once a bar, not sixty
 * times. A track that is not loaded is at 0 and costs nothing.
 */
export const usePosition = (trackId: string | undefined, step: number): number => {
  const read = () => {
    if (player.getState().track?.id !== trackId) return 0
    return step > 0 ? Math.floor(player.position() / step + 1e-6) * step : player.position()
  }
  const isCurrent = useSyncExternalStore(
    player.subscribe,
    () => player.getState().track?.id === trackId,
    () => false,
  )
  return useSyncExternalStore(isCurrent ? watch : player.subscribe, read, () => 0)
}
