import { useEffect } from 'react'
import { type KeyPress, type PlayerKeyAction, type PlayerPart, playerKeyAction } from './player-key-action.ts'
import { player } from './player-store.ts'
import { seekStep } from './seek-key-position.ts'

const act: Record<PlayerKeyAction, () => void> = {
  toggle: () => player.toggle(),
  dry: () => player.chooseSide('dry'),
  wet: () => player.chooseSide('wet'),
  back: () => player.seekBy(-seekStep),
  forward: () => player.seekBy(seekStep),
  previous: () => player.previous(),
  next: () => player.next(),
  mute: () => player.toggleMute(),
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
      role: target.getAttribute('role'),
      tabIndex: target.tabIndex,
      isContentEditable: target.isContentEditable,
      part: target.dataset.player as PlayerPart | undefined,
    },
  }
}

/** The player's keys, for the whole site, while there is something to play. The dock brings them. */
export const usePlayerKeys = (): void => {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const action = playerKeyAction(pressOf(event), player.getState())
      if (!action) return
      event.preventDefault()
      act[action]()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
