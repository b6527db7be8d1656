import { useEffect } from 'react'
import type { PlayerState } from './player-state.ts'
import type { Track } from './track.ts'

/** The track that a page offers to play: the chosen sample of its player, and the queue after it. */
export type PageTrack = { track: Track; queue: readonly Track[] }

/** The tracks of all players on the page; the first has the keys. */
let offers: readonly { current: PageTrack }[] = []

/** The keys control the playing track, and otherwise the page's own player, even before anything was played. */
export const keyTrackOf = (state: Pick<PlayerState, 'track' | 'queue' | 'status'>, offered = offers[0]?.current): PageTrack | undefined => {
  const loaded = state.track ? { track: state.track, queue: state.queue } : undefined
  const isSounding = state.status === 'playing' || state.status === 'loading'
  return isSounding ? loaded : (offered ?? loaded)
}

/** Offers a track to the keys for as long as its player is on the page. */
export const usePageTrack = (track: Track | undefined, queue: readonly Track[]): void =>
  useEffect(() => {
    if (!track) return
    const offer = { current: { track, queue } }
    offers = [...offers, offer]
    return () => {
      offers = offers.filter((one) => one !== offer)
    }
  }, [track, queue])
