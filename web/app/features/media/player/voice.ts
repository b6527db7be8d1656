import { fadeCurve, fadeSeconds } from './crossfade.ts'
import type { Side } from './player-state.ts'
import { soon } from './soon.ts'

type Start = {
  wet: AudioBuffer
  dry: AudioBuffer | null
  gains: Record<Side, number>
  when: number
  at: number
  side: Side
}

export type Voice = ReturnType<typeof startVoice>

/** One run of a track from one position: both sides in sync, one of them audible. */
export const startVoice = (context: AudioContext, output: AudioNode, { wet, dry, gains, when, at, side }: Start) => {
  // At position 0 the attack of the sound is preserved; anywhere else a hard start would click. The gain is 0 from the beginning, not only
  // from `when`: a source may start a fraction of a sample before the fade, and that one sample would be heard.
  const envelope = new GainNode(context, { gain: at > 0 ? 0 : 1 })
  envelope.connect(output)
  const sides = (['wet', 'dry'] as const).flatMap((name) => {
    const buffer = name === 'wet' ? wet : dry
    if (!buffer) return []
    const source = new AudioBufferSourceNode(context, { buffer })
    const gain = new GainNode(context, { gain: name === side ? gains[name] : 0 })
    source.connect(gain).connect(envelope)
    source.start(when, at)
    return [{ name, source, gain: gain.gain }]
  })
  if (at > 0) {
    envelope.gain.setValueAtTime(0, when)
    envelope.gain.linearRampToValueAtTime(1, when + fadeSeconds)
  }
  let heard = side
  let fadedAt = when + fadeSeconds

  return {
    position: (): number => at + Math.max(0, context.currentTime - when),
    onEnded: (listener: () => void): void => sides[0]?.source.addEventListener('ended', listener),

    /** A switch during a switch waits for it: curves must not overlap, and ten milliseconds are inaudible. */
    switchTo: (to: Side): void => {
      if (to === heard || !dry) return
      const start = Math.max(soon(context), fadedAt)
      for (const { name, gain } of sides) gain.setValueCurveAtTime(fadeCurve(name, to, gains[name]), start, fadeSeconds)
      heard = to
      fadedAt = start + fadeSeconds + 0.001
    },

    stop: (time: number): void => {
      // Not started yet: of several quick seeks only the last is heard.
      if (time <= when) {
        envelope.disconnect()
        return
      }
      const start = Math.max(time, when + fadeSeconds)
      envelope.gain.setValueAtTime(1, start)
      envelope.gain.linearRampToValueAtTime(0, start + fadeSeconds)
      for (const { source } of sides) source.stop(start + fadeSeconds)
    },
  }
}
