import { findNext, getPrevious, withTrack } from '../queue/queue.ts'
import type { Engine, EngineEvents } from './engine.ts'
import { emptyPlayer, type PlayerState, type Side, sideOf } from './player-state.ts'
import { secondsOf, type Track } from './track.ts'
import { troubleMessage } from './trouble.ts'
import { recallVolume, rememberVolume } from './volume-memory.ts'

export type Player = ReturnType<typeof createPlayer>

/** The site's only player. It lives outside React, so that it keeps playing across pages. */
export const createPlayer = (openEngine: (events: EngineEvents) => Promise<Engine>) => {
  let state = emptyPlayer
  let engine: Engine | undefined
  let opening: Promise<Engine> | undefined
  let attempt = new AbortController()
  const listeners = new Set<() => void>()

  const change = (part: Partial<PlayerState>) => {
    state = { ...state, ...part }
    for (const listener of listeners) listener()
  }

  const level = () => (state.muted ? 0 : state.volume)
  const position = () => (state.status === 'playing' && engine ? Math.min(engine.position(), state.seconds) : state.position)

  /** Called during the click, before anything is awaited: browsers allow sound to start only there. */
  const wake = (): Promise<Engine> => {
    engine?.wake()
    opening ??= openEngine({ ended, interrupted: () => pause() }).then(
      (opened) => {
        engine = opened
        return opened
      },
      (problem) => {
        opening = undefined
        throw problem
      },
    )
    return opening
  }

  /** Each start aborts the one before, so of several quick clicks the last wins. */
  const begin = async (track: Track, queue: readonly Track[], at: number) => {
    attempt.abort()
    attempt = new AbortController()
    const { signal } = attempt
    engine?.stop()
    const volume = state.track ? {} : recallVolume()
    change({ ...volume, track, queue, status: 'loading', position: at, seconds: secondsOf(track), error: null })
    try {
      const deck = await wake()
      const seconds = await deck.load(track, signal)
      if (signal.aborted) return
      deck.setLevel(level())
      // Side and position are read now: both may have been chosen while the sound was loading.
      deck.start(Math.min(state.position, seconds), sideOf(state, track))
      change({ status: 'playing', seconds })
    } catch (problem) {
      if (!signal.aborted) change({ status: 'error', error: troubleMessage(problem) })
    }
  }

  const play = (track: Track, queue: readonly Track[] = [track], at = 0): void => {
    void begin(track, queue, at)
  }

  const pause = (): void => {
    if (state.status !== 'playing' && state.status !== 'loading') return
    attempt.abort()
    const at = position()
    engine?.stop()
    change({ status: 'paused', position: at })
  }

  const resume = (): void => {
    if (state.track && state.status !== 'playing') play(state.track, state.queue, state.position < state.seconds ? state.position : 0)
  }

  const ended = (): void => {
    const next = state.track && !state.track.endsAlone && findNext(state.queue, state.track)
    if (next) play(next, state.queue)
    else change({ status: 'paused', position: 0 })
  }

  const seek = (to: number): void => {
    if (!state.track) return
    const at = Math.max(0, Math.min(to, state.seconds))
    if (state.status === 'playing') engine?.start(at, sideOf(state, state.track))
    change({ position: at })
  }

  const setVolume = (volume: number, muted = false): void => {
    change({ volume: Math.max(0, Math.min(volume, 1)), muted })
    engine?.setLevel(level())
    rememberVolume(state)
  }

  return {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    position,
    play,
    pause,
    resume,
    seek,
    setVolume,
    toggle: (track: Track | null = state.track, queue?: readonly Track[]): void => {
      if (!track) return
      if (track.id !== state.track?.id) play(track, queue)
      else if (state.status === 'playing' || state.status === 'loading') pause()
      else resume()
    },
    /** Played after everything in the queue; at once where nothing is loaded. */
    enqueue: (track: Track): void => {
      if (!state.track) play(track)
      else change({ queue: withTrack(state.queue, track) })
    },
    /** The current track stays. */
    drop: (track: Track): void => {
      if (track.id !== state.track?.id) change({ queue: state.queue.filter(({ id }) => id !== track.id) })
    },
    /** The same tracks in another order; what is heard goes on. */
    reorder: (queue: readonly Track[]): void => change({ queue }),
    seekBy: (seconds: number): void => seek(position() + seconds),
    next: (): void => {
      const next = state.track && findNext(state.queue, state.track)
      if (next) play(next, state.queue)
    },
    previous: (): void => {
      if (state.track) play(getPrevious(state.queue, state.track, position()), state.queue)
    },
    toggleMute: (): void => setVolume(state.volume || 1, !(state.muted || state.volume === 0)),
    chooseSide: (side: Side, track: Track | null = state.track): void => {
      if (!track?.dry) return
      change({ side, sideFor: track.href })
      if (track.id === state.track?.id) engine?.switchTo(side)
    },
    close: (): void => {
      attempt.abort()
      engine?.rest()
      const { volume, muted } = state
      change({ ...emptyPlayer, volume, muted })
    },
  }
}
