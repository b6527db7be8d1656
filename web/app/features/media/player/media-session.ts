import type { Player } from './create-player.ts'

/** The system's media keys, headphones and lock screen. */
export const connectMediaSession = (player: Player): void => {
  if (!('mediaSession' in navigator)) return
  const session = navigator.mediaSession
  const step = 5
  const handlers: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
    play: () => player.resume(),
    pause: () => player.pause(),
    stop: () => player.close(),
    nexttrack: () => player.next(),
    previoustrack: () => player.previous(),
    seekbackward: ({ seekOffset }) => player.seekBy(-(seekOffset ?? step)),
    seekforward: ({ seekOffset }) => player.seekBy(seekOffset ?? step),
    seekto: ({ seekTime }) => player.seek(seekTime ?? 0),
  }
  for (const [action, handler] of Object.entries(handlers)) {
    try {
      session.setActionHandler(action as MediaSessionAction, handler)
    } catch {
      // Browsers refuse actions that they do not support.
    }
  }

  let shown = ''
  const show = () => {
    const { track, status, seconds } = player.getState()
    session.playbackState = !track ? 'none' : status === 'playing' ? 'playing' : 'paused'
    if (shown !== (track?.id ?? '')) {
      shown = track?.id ?? ''
      const artwork = track?.coverUrl ? [{ src: track.coverUrl }] : []
      session.metadata = track && new MediaMetadata({ title: track.title, artist: track.subtitle, artwork })
    }
    if (seconds > 0) session.setPositionState?.({ duration: seconds, position: Math.min(player.position(), seconds) })
  }
  player.subscribe(show)
  show()
}
