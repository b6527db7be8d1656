import { expect, test } from 'vitest'
import { soundText } from './sound-text.ts'

test.each([
  [{ key: 'A minor', tempo: 120, seconds: 2.44, isPlayable: true }, 'A minor · 120 bpm · 2.4 s'],
  [{ key: null, tempo: null, seconds: 0.3, isPlayable: true }, '0.3 s'],
  [{ key: null, tempo: null, seconds: null, isPlayable: false }, 'No preview available.'],
])('a sound shows its known facts', (sound, text) => {
  expect(soundText(sound)).toBe(text)
})
