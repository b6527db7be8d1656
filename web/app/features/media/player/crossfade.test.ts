import { expect, test } from 'vitest'
import { fadeCurve } from './crossfade.ts'

test('during a switch the power of both sides sums to one', () => {
  const wet = fadeCurve('wet', 'wet', 1)
  const dry = fadeCurve('dry', 'wet', 1)
  for (const [step, gain] of wet.entries()) expect(gain ** 2 + (dry[step] ?? 0) ** 2).toBeCloseTo(1, 5)
})

test('a switch ends with one side at its gain and the other silent', () => {
  expect(fadeCurve('wet', 'wet', 0.5).at(-1)).toBeCloseTo(0.5, 6)
  expect(fadeCurve('dry', 'wet', 0.5).at(0)).toBeCloseTo(0.5, 6)
  expect(fadeCurve('dry', 'wet', 0.5).at(-1)).toBeCloseTo(0, 6)
})
