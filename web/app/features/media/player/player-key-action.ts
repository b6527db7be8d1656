import type { PlayerState } from './player-state.ts'

export type PlayerKeyAction = 'toggle' | 'dry' | 'wet' | 'back' | 'forward' | 'previous' | 'next' | 'mute'

/** The player's own controls are marked with `data-player`. */
export type PlayerPart = 'button' | 'side' | 'wave' | 'volume'

/** The properties of the focused element that matter for keys. */
export type KeyTarget = {
  tagName: string
  type?: string | undefined
  /** A chosen radio button. */
  isChosen?: boolean | undefined
  role?: string | null
  tabIndex: number
  isContentEditable: boolean
  part?: PlayerPart | undefined
}

export type KeyPress = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'repeat' | 'defaultPrevented'> & {
  target: KeyTarget
  /** Shift and arrow keys extend a selection; then they are not for the player. */
  isSelecting: boolean
}

const letters: Record<string, PlayerKeyAction> = { a: 'dry', b: 'wet', m: 'mute' }
const moves: Record<string, PlayerKeyAction> = { ' ': 'toggle', ArrowLeft: 'back', ArrowRight: 'forward' }
const shiftMoves: Record<string, PlayerKeyAction> = { ' ': 'toggle', ArrowLeft: 'previous', ArrowRight: 'next' }

const unwritten = new Set(['radio', 'checkbox', 'range', 'button', 'submit', 'reset', 'image', 'color', 'file'])
/** Lists that jump to an entry by its first letter, and fields for typing. */
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

/** The keys that the player's own controls leave to it; they use the others themselves. */
const left: Record<PlayerPart, readonly string[]> = {
  button: ['ArrowLeft', 'ArrowRight'],
  side: [' '],
  wave: [' ', 'ArrowLeft', 'ArrowRight'],
  volume: [' '],
}

/**
 * Anything that can have the focus may use space and arrow keys, if only to scroll. A link does not use space, nor does a radio button that
 * is already chosen, so with a player it plays.
 */
const takesMoves = ({ tagName, tabIndex, part, role, isChosen = false }: KeyTarget, key: string): boolean => {
  if (tabIndex < 0 || (key === ' ' && (isChosen || (tagName === 'A' && !role)))) return false
  return !(part && left[part].includes(key))
}

/** The player's action for a key pressed anywhere on the site; undefined leaves the key to the page. */
export const playerKeyAction = (press: KeyPress, state: Pick<PlayerState, 'track'>): PlayerKeyAction | undefined => {
  const { key, target } = press
  if (!state.track || press.defaultPrevented || press.altKey || press.ctrlKey || press.metaKey) return undefined
  if (takesLetters(target)) return undefined
  const letter = press.shiftKey ? undefined : letters[key.toLowerCase()]
  const action = letter ?? (takesMoves(target, key) ? undefined : (press.shiftKey ? shiftMoves : moves)[key])
  if (press.shiftKey && press.isSelecting && key !== ' ') return undefined
  if (press.repeat && action !== 'back' && action !== 'forward') return undefined
  if ((action === 'dry' || action === 'wet') && !state.track.dry) return undefined
  return action
}
