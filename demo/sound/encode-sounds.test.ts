import { expect, test } from 'vitest'
import { readPeaks } from '#contract/media/peaks.ts'
import { encodeSounds } from './encode-sounds.ts'

test('a sketch with an effect has two encoded sides, one without has one', async () => {
  const encoded = await encodeSounds(
    new Map([
      ['keys', { recipe: 'music-box', seed: 'press', effect: 'plate' }],
      ['drums', { recipe: 'hand-percussion', seed: 'press' }],
    ]),
  )
  expect([...encoded.keys()]).toEqual(['keys/wet', 'keys/dry', 'drums/wet'])
  for (const { mp3, peaks, seconds, loudness } of encoded.values()) {
    expect(mp3.length).toBeGreaterThan(40_000)
    expect(readPeaks(peaks)).toHaveLength(160)
    expect(seconds, 'a demo is long enough to judge by').toBeGreaterThanOrEqual(20)
    expect(seconds).toBeLessThanOrEqual(45)
    expect(loudness).toBeGreaterThan(-24)
    expect(loudness).toBeLessThan(-12)
  }
  expect(encoded.get('keys/dry')?.seconds).toBe(encoded.get('keys/wet')?.seconds)
})

test('a sketch that cannot be rendered fails the whole encoding', async () => {
  await expect(encodeSounds([{ name: 'wrong', sketch: { recipe: 'drone', seed: 'x', key: 'H' } }])).rejects.toThrow('not a key')
})

test('an empty list gives an empty result', async () => {
  expect((await encodeSounds([])).size).toBe(0)
})
