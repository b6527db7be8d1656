import type { Track } from './track.ts'

export type Side = 'wet' | 'dry'
export type PlayerStatus = 'idle' | 'loading' | 'playing' | 'paused' | 'error'

export type PlayerState = {
  track: Track | null
  queue: readonly Track[]
  status: PlayerStatus
  side: Side
  /** The page whose sounds `side` was chosen for. */
  sideFor: string | null
  /** The position at the last change; while it plays, ask the player for the current one. */
  position: number
  seconds: number
  volume: number
  muted: boolean
  error: string | null
}

export const emptyPlayer: PlayerState = {
  track: null,
  queue: [],
  status: 'idle',
  side: 'wet',
  sideFor: null,
  position: 0,
  seconds: 0,
  volume: 1,
  muted: false,
  error: null,
}

/** A choice of "dry" is for one product only: the next product is heard wet first. */
export const sideOf = (state: PlayerState, track: Track): Side => (track.dry && state.sideFor === track.href ? state.side : 'wet')

export const statusOf = (state: PlayerState, track: Track): PlayerStatus => (state.track?.id === track.id ? state.status : 'idle')
