import { expect, test } from 'vitest'
import { drawPeaks } from './draw-peaks.ts'
import { tracePeaks } from './trace-peaks.ts'

const swelling = Float32Array.from({ length: 64_000 }, (_, index) => (index / 64_000) * Math.sin(index / 5))

test('a sound that comes in pieces has the outline of the whole', () => {
  const tracer = tracePeaks()
  for (let at = 0; at < swelling.length; at += 777) tracer.add([swelling.subarray(at, at + 777), swelling.subarray(at, at + 777)])
  const whole = drawPeaks([swelling])
  for (const [column, height] of tracer.draw().entries()) expect(height).toBeCloseTo(whole[column] ?? -1, 1)
})

test('nothing at all is flat', () => {
  expect(tracePeaks().draw(3)).toEqual([0, 0, 0])
})
