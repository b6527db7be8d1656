import { expect, test } from 'vitest'
import { type KeyPress, type KeyTarget, playerKeyAction } from './player-key-action.ts'
import type { Track } from './track.ts'

const track: Track = { id: '1', title: 'One', subtitle: '', href: '/', coverUrl: null, wet: 'w', dry: 'd', sounds: {} }
const body: KeyTarget = { tagName: 'BODY', tabIndex: -1, isContentEditable: false }
const on = (target: Partial<KeyTarget>): KeyTarget => ({ ...body, tabIndex: 0, ...target })
const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ...{ altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, repeat: false, defaultPrevented: false },
  isSelecting: false,
  target: body,
  ...more,
})
const action = (key: string, more?: Partial<KeyPress>) => playerKeyAction(press(key, more), { track })

test.each([
  [' ', 'toggle'],
  ['a', 'dry'],
  ['A', 'dry'],
  ['b', 'wet'],
  ['m', 'mute'],
  ['ArrowLeft', 'back'],
  ['ArrowRight', 'forward'],
])('with the focus on the page, "%s" makes the player: %s', (key, expected) => {
  expect(action(key)).toBe(expected)
})

test('shift and an arrow key go to the previous or next sound', () => {
  expect(action('ArrowLeft', { shiftKey: true })).toBe('previous')
  expect(action('ArrowRight', { shiftKey: true })).toBe('next')
})

test('space with shift plays as well: it would scroll up', () => {
  expect(action(' ', { shiftKey: true })).toBe('toggle')
  expect(action(' ', { shiftKey: true, isSelecting: true })).toBe('toggle')
  expect(action(' ', { shiftKey: true, target: on({ tagName: 'BUTTON', type: 'button' }) })).toBeUndefined()
})

test('shift and an arrow key extend a selection when there is one', () => {
  expect(action('ArrowRight', { shiftKey: true, isSelecting: true })).toBeUndefined()
})

test.each(['ArrowUp', 'ArrowDown', 'PageDown', 'Home', 'Enter', 'c'])('%s is left to the page', (key) => {
  expect(action(key)).toBeUndefined()
})

test.each([' ', 'a', 'ArrowLeft', 'm'])('without a track "%s" is left to the page', (key) => {
  expect(playerKeyAction(press(key), { track: null })).toBeUndefined()
})

test.each(['altKey', 'ctrlKey', 'metaKey'] as const)('with %s no key is for the player', (modifier) => {
  for (const key of [' ', 'a', 'b', 'm', 'ArrowLeft']) expect(action(key, { [modifier]: true })).toBeUndefined()
})

test('a letter with shift is not for the player', () => {
  expect(action('A', { shiftKey: true })).toBeUndefined()
})

test.each([
  ['a text field', on({ tagName: 'INPUT', type: 'text' })],
  ['a search field', on({ tagName: 'INPUT', type: 'search' })],
  ['a number field', on({ tagName: 'INPUT', type: 'number' })],
  ['a text area', on({ tagName: 'TEXTAREA' })],
  ['a select', on({ tagName: 'SELECT' })],
  ['an editor', on({ tagName: 'DIV', isContentEditable: true })],
  ['a menu', on({ tagName: 'DIV', role: 'menu' })],
  ['a list that jumps by letter', on({ tagName: 'UL', role: 'listbox' })],
])('in %s every key is for typing', (_, target) => {
  for (const key of [' ', 'a', 'b', 'm', 'ArrowLeft']) expect(action(key, { target })).toBeUndefined()
})

test.each([
  ['a button', on({ tagName: 'BUTTON', type: 'button' })],
  ['a check box', on({ tagName: 'INPUT', type: 'checkbox' })],
  ['a tab', on({ tagName: 'BUTTON', role: 'tab' })],
  ['a box that scrolls', on({ tagName: 'DIV' })],
])('%s uses space and arrow keys, and leaves the letters to the player', (_, target) => {
  expect(action(' ', { target })).toBeUndefined()
  expect(action('ArrowLeft', { target })).toBeUndefined()
  expect(action('b', { target })).toBe('wet')
})

test('a link uses the arrow keys; space plays instead of scrolling', () => {
  const target = on({ tagName: 'A' })
  expect(action(' ', { target })).toBe('toggle')
  expect(action('ArrowLeft', { target })).toBeUndefined()
  expect(action(' ', { target: { ...target, role: 'menuitem' } })).toBeUndefined()
})

test('a heading focused after a navigation counts as the page', () => {
  expect(action(' ', { target: { ...body, tagName: 'H1' } })).toBe('toggle')
})

test('the player’s buttons use space and leave the arrow keys to it', () => {
  const target = on({ tagName: 'BUTTON', part: 'button' })
  expect(action(' ', { target })).toBeUndefined()
  expect(action('ArrowRight', { target })).toBe('forward')
})

test('the choice of wet and dry uses the arrow keys and leaves space to the player', () => {
  const target = on({ tagName: 'INPUT', type: 'radio', part: 'side' })
  expect(action(' ', { target })).toBe('toggle')
  expect(action('ArrowRight', { target })).toBeUndefined()
})

test('space chooses a radio button, and plays on the one that is chosen; the arrow keys choose another', () => {
  const target = on({ tagName: 'INPUT', type: 'radio', isChosen: false })
  expect(action(' ', { target })).toBeUndefined()
  expect(action(' ', { target: { ...target, isChosen: true } })).toBe('toggle')
  expect(action('ArrowRight', { target: { ...target, isChosen: true } })).toBeUndefined()
})

test('the seek bar leaves space to the player', () => {
  expect(action(' ', { target: on({ tagName: 'INPUT', type: 'range', part: 'wave' }) })).toBe('toggle')
})

test('the volume uses the arrow keys and leaves space to the player, with shift too', () => {
  const target = on({ tagName: 'INPUT', type: 'range', part: 'volume' })
  expect(action(' ', { target })).toBe('toggle')
  expect(action(' ', { target, shiftKey: true })).toBe('toggle')
  for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) expect(action(key, { target })).toBeUndefined()
  expect(action('ArrowRight', { target, shiftKey: true })).toBeUndefined()
})

test('a held key continues to seek, but plays and switches only once', () => {
  expect(action('ArrowRight', { repeat: true })).toBe('forward')
  expect(action(' ', { repeat: true })).toBeUndefined()
  expect(action('a', { repeat: true })).toBeUndefined()
})

test('a key that was already handled is not handled again', () => {
  expect(action(' ', { defaultPrevented: true })).toBeUndefined()
})

test('a sound with one side ignores A and B', () => {
  expect(playerKeyAction(press('a'), { track: { ...track, dry: null } })).toBeUndefined()
})
