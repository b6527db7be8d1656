import { expect, test } from 'vitest'
import { stepOfKeys } from './step-keys.ts'

const none = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }

test.each([
  ['ctrl z', { ...none, key: 'z', ctrlKey: true }, 'undo'],
  ['command z', { ...none, key: 'z', metaKey: true }, 'undo'],
  ['ctrl shift z', { ...none, key: 'Z', ctrlKey: true, shiftKey: true }, 'redo'],
  ['ctrl y', { ...none, key: 'y', ctrlKey: true }, 'redo'],
  ['z alone', { ...none, key: 'z' }, undefined],
  ['ctrl alt z, a letter on some keyboards', { ...none, key: 'z', ctrlKey: true, altKey: true }, undefined],
])('%s', (_name, keys, step) => {
  expect(stepOfKeys(keys)).toBe(step)
})
