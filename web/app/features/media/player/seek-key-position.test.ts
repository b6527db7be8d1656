import { expect, test } from 'vitest'
import { seekKeyPosition } from './seek-key-position.ts'

const press = (key: string, shiftKey = false) => ({ key, shiftKey, altKey: false, ctrlKey: false, metaKey: false })
const index = { position: 12, seconds: 15 }

test.each([
  ['ArrowLeft', 7],
  ['ArrowDown', 7],
  ['ArrowRight', 15],
  ['ArrowUp', 15],
  ['Home', 0],
  ['End', 15],
])('%s on the seek bar moves to %d seconds', (key, to) => {
  expect(seekKeyPosition(press(key), index)).toBe(to)
})

test('the seek bar does not go before the start', () => {
  expect(seekKeyPosition(press('ArrowLeft'), { position: 2, seconds: 15 })).toBe(0)
})

test('other keys, and keys with a modifier, are not for the seek bar', () => {
  expect(seekKeyPosition(press('Tab'), index)).toBeUndefined()
  expect(seekKeyPosition(press('ArrowLeft', true), index)).toBeUndefined()
})
