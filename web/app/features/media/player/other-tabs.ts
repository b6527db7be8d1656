import type { Player } from './create-player.ts'

/** Only one player plays at a time, also with the shop open in two tabs. */
export const pauseOtherTabs = (player: Player): void => {
  const tabs = new BroadcastChannel('soundfair.player')
  let wasPlaying = false
  tabs.addEventListener('message', () => player.pause())
  player.subscribe(() => {
    const isPlaying = player.getState().status === 'playing'
    if (isPlaying && !wasPlaying) tabs.postMessage('playing')
    wasPlaying = isPlaying
  })
}
