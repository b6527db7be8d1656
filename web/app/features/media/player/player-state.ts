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
  /** Where the sound was at the last change; while it plays, ask the player for its position. */
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

/** A choice of "dry" belongs to the product it was made for: the next product is first heard as it is sold. */
export const sideOf = (state: PlayerState, track: Track): Side => (track.dry && state.sideFor === track.href ? state.side : 'wet')

export const statusOf = (state: PlayerState, track: Track): PlayerStatus => (state.track?.id === track.id ? state.status : 'idle')
