import type { Player } from './create-player.ts'
import { createEngine, type Engine, type EngineEvents } from './engine.ts'
import { connectMediaSession } from './media-session.ts'
import { pauseOtherTabs } from './other-tabs.ts'

/** Safari treats Web Audio as background sound, which the phone's silent switch mutes, unless the session type is playback. */
const asMusic = () => {
  const { audioSession } = navigator as { audioSession?: { type: string } }
  if (audioSession) audioSession.type = 'playback'
}

/** Everything that is only needed once something plays, in one chunk. */
export const openDeck = (context: AudioContext, events: EngineEvents, player: Player): Engine => {
  const engine = createEngine(context, events)
  asMusic()
  connectMediaSession(player)
  pauseOtherTabs(player)
  return engine
}
