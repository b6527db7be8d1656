import { expect, test } from 'vitest'
import { measureSpeed } from './measure-speed.ts'

test('the speed is that of the last seconds, and unknown before there are enough samples', () => {
  const speed = measureSpeed()
  speed.add(0, 0)
  speed.add(100, 5_000)
  expect(speed.read()).toBeNull()
  speed.add(1_000, 100_000)
  expect(speed.read()).toBe(100_000)
  speed.add(9_000, 200_000)
  speed.add(10_000, 210_000)
  expect(speed.read()).toBe(10_000)
})

test('after a pause, and when a piece is sent again, the measurement starts over', () => {
  const speed = measureSpeed()
  speed.add(0, 0)
  speed.add(1_000, 50_000)
  speed.restart()
  expect(speed.read()).toBeNull()
  speed.add(2_000, 80_000)
  speed.add(2_500, 40_000)
  expect(speed.read()).toBeNull()
})
