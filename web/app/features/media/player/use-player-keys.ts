import { useEffect } from 'react'
import { keyTrackOf, type PageTrack } from './page-track.ts'
import { type KeyPress, type PlayerKeyAction, type PlayerPart, playerKeyAction } from './player-key-action.ts'
import { player } from './player-store.ts'
import { seekStep } from './seek-key-position.ts'

const act = (action: PlayerKeyAction, { track, queue }: PageTrack): void => {
  const seekBy = (seconds: number): void => {
    if (player.getState().track?.id === track.id) player.seekBy(seconds)
  }
  const actions: Record<PlayerKeyAction, () => void> = {
    toggle: () => player.toggle(track, queue),
    dry: () => player.chooseSide('dry', track),
    wet: () => player.chooseSide('wet', track),
    back: () => seekBy(-seekStep),
    forward: () => seekBy(seekStep),
    previous: player.previous,
    next: player.next,
    mute: player.toggleMute,
  }
  actions[action]()
}

const pressOf = (event: KeyboardEvent): KeyPress => {
  const target = event.target instanceof HTMLElement ? event.target : document.body
  const { key, altKey, ctrlKey, metaKey, shiftKey, repeat, defaultPrevented } = event
  return {
    ...{ key, altKey, ctrlKey, metaKey, shiftKey, repeat, defaultPrevented },
    isSelecting: document.getSelection()?.type === 'Range',
    target: {
      tagName: target.tagName,
      type: target instanceof HTMLInputElement ? target.type : undefined,
      isChosen: target instanceof HTMLInputElement && target.type === 'radio' && target.checked,
      role: target.getAttribute('role'),
      tabIndex: target.tabIndex,
      isContentEditable: target.isContentEditable,
      part: target.dataset.player as PlayerPart | undefined,
    },
  }
}

const listen = (event: KeyboardEvent): void => {
  const keyTrack = keyTrackOf(player.getState())
  if (!keyTrack) return
  const press = pressOf(event)
  const action = playerKeyAction({ ...press, repeat: false }, keyTrack)
  if (!action) return
  event.preventDefault()
  // A held key plays and switches once; held or not, space never scrolls.
  if (playerKeyAction(press, keyTrack)) act(action, keyTrack)
}

let users = 0

/**
 * The player's keys, for the whole site: needed by the page's own player, and by the dock once something was played. Only one listener is
 * added.
 */
export const usePlayerKeys = (): void => {
  useEffect(() => {
    users += 1
    if (users === 1) window.addEventListener('keydown', listen)
    return () => {
      users -= 1
      if (users === 0) window.removeEventListener('keydown', listen)
    }
  }, [])
}
