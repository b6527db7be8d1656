import { expect, test } from 'vitest'
import { clockAt, clockFrom } from './clock.ts'

test('a clock set to another day runs on from there', () => {
  let real = '2026-11-15T10:00:00Z'
  const clock = clockFrom(new Date('2030-03-01T12:00:00Z'), { now: () => new Date(real) })
  expect(clock.now().toISOString()).toBe('2030-03-01T12:00:00.000Z')
  real = '2026-11-15T10:00:05Z'
  expect(clock.now().toISOString()).toBe('2030-03-01T12:00:05.000Z')
})

test('a clock for tests stands still', () => {
  expect(clockAt('2030-03-01T12:00:00Z').now()).toEqual(clockAt('2030-03-01T12:00:00Z').now())
})
