import { expect, test } from 'vitest'
import { readPeaks } from '#contract/media/peaks.ts'
import { pressSounds } from './press.ts'

test('a sketch with an effect is pressed on two sides, one without on one', async () => {
  const pressed = await pressSounds(
    new Map([
      ['keys', { recipe: 'music-box', seed: 'press', effect: 'plate' }],
      ['drums', { recipe: 'hand-percussion', seed: 'press' }],
    ]),
  )
  expect([...pressed.keys()]).toEqual(['keys/wet', 'keys/dry', 'drums/wet'])
  for (const { mp3, peaks, seconds, loudness } of pressed.values()) {
    expect(mp3.length).toBeGreaterThan(40_000)
    expect(readPeaks(peaks)).toHaveLength(160)
    expect(seconds).toBeGreaterThanOrEqual(7)
    expect(loudness).toBeGreaterThan(-24)
    expect(loudness).toBeLessThan(-12)
  }
  expect(pressed.get('keys/dry')?.seconds).toBe(pressed.get('keys/wet')?.seconds)
}, 30_000)

test('a sketch that cannot be played fails the whole pressing', async () => {
  await expect(pressSounds([{ name: 'wrong', sketch: { recipe: 'drone', seed: 'x', key: 'H' } }])).rejects.toThrow('not a key')
})

test('nothing to press is nothing pressed', async () => {
  expect((await pressSounds([])).size).toBe(0)
})
