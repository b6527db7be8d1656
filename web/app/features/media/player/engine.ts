import { matchedGains } from './loudness.ts'
import type { Side } from './player-state.ts'
import { soon } from './soon.ts'
import { createSoundCache } from './sound-cache.ts'
import type { Track } from './track.ts'
import { startVoice, type Voice } from './voice.ts'

export type EngineEvents = { ended: () => void; interrupted: () => void }
export type Engine = ReturnType<typeof createEngine>

/** Plays one track at a time through Web Audio. It knows nothing of queues and pages. */
export const createEngine = (context: AudioContext, events: EngineEvents) => {
  const cache = createSoundCache(context)
  const output = new GainNode(context)
  output.connect(context.destination)
  let sounds: { wet: AudioBuffer; dry: AudioBuffer | null; gains: { wet: number; dry: number } } | undefined
  let voice: Voice | undefined
  let suspendTimer: ReturnType<typeof setTimeout> | undefined

  // A phone call or another app interrupted the audio.
  context.addEventListener('statechange', () => {
    if (context.state === 'interrupted') events.interrupted()
  })

  const stop = (): void => {
    voice?.stop(soon(context))
    voice = undefined
  }

  return {
    wake: (): void => {
      clearTimeout(suspendTimer)
      void context.resume()
    },

    load: async (track: Track, signal: AbortSignal): Promise<number> => {
      const [wet, dry] = await Promise.all([cache.fetch(track.wet, signal), track.dry ? cache.fetch(track.dry, signal) : null])
      if (!signal.aborted) sounds = { wet, dry, gains: matchedGains(track) }
      return wet.duration
    },

    /** From a new position: the old voice fades out while the new one fades in. */
    start: (at: number, side: Side): void => {
      if (!sounds) return
      const when = soon(context)
      voice?.stop(when)
      const started = startVoice(context, output, { ...sounds, when, at, side })
      started.onEnded(() => {
        if (voice !== started) return
        stop()
        events.ended()
      })
      voice = started
    },

    stop,
    position: (): number => voice?.position() ?? 0,
    switchTo: (side: Side): void => voice?.switchTo(side),
    /** Perceived loudness is closer to the square of the level than to the level. */
    setLevel: (level: number): void => void output.gain.setTargetAtTime(level ** 2, context.currentTime, 0.005),

    /**
     * The player was closed: suspends the audio device once the fade has ended; a context suspended earlier would play the rest of it when
     * it resumes.
     */
    rest: (): void => {
      stop()
      sounds = undefined
      suspendTimer = setTimeout(() => void context.suspend(), 100)
    },
  }
}
