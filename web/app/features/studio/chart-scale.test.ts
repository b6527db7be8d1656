import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chartPoints, chartTicks } from './chart-scale.ts'

test.each([
  [800, [0, 200, 400, 600, 800]],
  [537, [0, 200, 400, 600]],
  [3, [0, 1, 2, 3]],
  [0, [0, 1]],
  [0.4, [0, 0.1, 0.2, 0.3, 0.4]],
])('up to %d the grid lines are %j', (largest, ticks) => {
  expect(chartTicks(largest)).toEqual(ticks)
})

test('the grid lines always reach the largest value and stay few', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 1e7, noNaN: true }), (largest) => {
      const ticks = chartTicks(largest)
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(largest * (1 - 1e-9))
      expect(ticks.length).toBeLessThanOrEqual(6)
    }),
  )
})

test('values go from left to right, with zero at the bottom', () => {
  const box = { left: 10, width: 100, top: 0, height: 50 }
  expect(chartPoints([0, 5, 10], 10, box)).toEqual([
    { x: 10, y: 50 },
    { x: 60, y: 25 },
    { x: 110, y: 0 },
  ])
  expect(chartPoints([4], 8, box)).toEqual([{ x: 60, y: 25 }])
})
