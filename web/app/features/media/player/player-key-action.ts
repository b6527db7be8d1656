import type { PlayerState } from './player-state.ts'

export type PlayerKeyAction = 'toggle' | 'dry' | 'wet' | 'back' | 'forward' | 'previous' | 'next' | 'mute'

/** The player's own controls say which they are with `data-player`. */
export type PlayerPart = 'button' | 'side' | 'wave'

/** The element that has the focus, as far as keys care. */
export type KeyTarget = {
  tagName: string
  type?: string | undefined
  role?: string | null
  tabIndex: number
  isContentEditable: boolean
  part?: PlayerPart | undefined
}

export type KeyPress = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'repeat' | 'defaultPrevented'> & {
  target: KeyTarget
  /** Shift and arrows stretch a selection; then they are not for the player. */
  isSelecting: boolean
}

const letters: Record<string, PlayerKeyAction> = { a: 'dry', b: 'wet', m: 'mute' }
const moves: Record<string, PlayerKeyAction> = { ' ': 'toggle', ArrowLeft: 'back', ArrowRight: 'forward' }
const shiftMoves: Record<string, PlayerKeyAction> = { ArrowLeft: 'previous', ArrowRight: 'next' }

const unwritten = new Set(['radio', 'checkbox', 'range', 'button', 'submit', 'reset', 'image', 'color', 'file'])
/** Lists that jump to an entry by its first letter, and things one types in. */
const lettered = new Set([
  'menu',
  'menuitem',
  'listbox',
  'option',
  'combobox',
  'textbox',
  'searchbox',
  'tree',
  'treeitem',
  'grid',
  'spinbutton',
])

const takesLetters = ({ tagName, type, role, isContentEditable }: KeyTarget): boolean => {
  if (isContentEditable || tagName === 'TEXTAREA' || tagName === 'SELECT') return true
  if (tagName === 'INPUT') return !unwritten.has(type ?? 'text')
  return lettered.has(role ?? '')
}

/** The player's own controls leave these keys to it; they use the others themselves. */
const left: Record<PlayerPart, readonly string[]> = {
  button: ['ArrowLeft', 'ArrowRight'],
  side: [' '],
  wave: [' ', 'ArrowLeft', 'ArrowRight'],
}

/** Whatever one can tab to may use space and arrows, if only to scroll. A link has no use for space: where there is a player, it plays. */
const takesMoves = ({ tagName, tabIndex, part, role }: KeyTarget, key: string): boolean => {
  if (tabIndex < 0 || (key === ' ' && tagName === 'A' && !role)) return false
  return !(part && left[part].includes(key))
}

/** What a key pressed anywhere on the site asks of the player; undefined leaves it to the page. */
export const playerKeyAction = (press: KeyPress, state: Pick<PlayerState, 'track'>): PlayerKeyAction | undefined => {
  const { key, target } = press
  if (!state.track || press.defaultPrevented || press.altKey || press.ctrlKey || press.metaKey) return undefined
  if (takesLetters(target)) return undefined
  const letter = press.shiftKey ? undefined : letters[key.toLowerCase()]
  const action = letter ?? (takesMoves(target, key) ? undefined : (press.shiftKey ? shiftMoves : moves)[key])
  if (press.shiftKey && press.isSelecting) return undefined
  if (press.repeat && action !== 'back' && action !== 'forward') return undefined
  if ((action === 'dry' || action === 'wet') && !state.track.dry) return undefined
  return action
}
