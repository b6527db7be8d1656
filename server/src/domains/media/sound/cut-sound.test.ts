import { expect, test } from 'vitest'
import { cutSound } from './cut-sound.ts'
import type { Pcm } from './decode/pcm.ts'

async function* pieces(count: number, asked: { count: number }): AsyncGenerator<Pcm> {
  for (let index = 0; index < count; index++) {
    asked.count += 1
    yield { channels: [new Float32Array(700).fill(1), new Float32Array(700).fill(-1)], sampleRate: 1_000 }
  }
}

test('a sound is cut at its second and fades before it, and nothing behind it is asked for', async () => {
  const asked = { count: 0 }
  const left: number[] = []
  const right: number[] = []
  for await (const { channels } of cutSound(pieces(10, asked), 2)) {
    left.push(...(channels[0] ?? []))
    right.push(...(channels[1] ?? []))
  }
  expect(left).toHaveLength(2_000)
  expect(asked.count).toBe(3)
  expect(left.slice(0, 1_500).every((sample) => sample === 1)).toBe(true)
  expect(left[1_750]).toBeCloseTo(0.5, 2)
  expect(left[1_999]).toBeLessThan(0.01)
  expect(right[1_750]).toBeCloseTo(-0.5, 2)
})

test('a shorter sound ends where it ends', async () => {
  let frames = 0
  for await (const { channels } of cutSound(pieces(1, { count: 0 }), 2)) frames += channels[0]?.length ?? 0
  expect(frames).toBe(700)
})
