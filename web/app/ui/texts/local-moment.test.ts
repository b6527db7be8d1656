import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromLocalMoment, toLocalMoment } from './local-moment.ts'

test('an instant is read back from the day and time it was written as', () => {
  // Times that a clock change repeats or skips are ambiguous everywhere; noon never is.
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), fc.nat(59), (days, minute) => {
      const noon = new Date(2000, 0, 1 + days, 12, minute).toISOString()
      expect(fromLocalMoment(toLocalMoment(noon))).toBe(noon)
    }),
  )
})

test.each([[{ day: '', time: '10:00' }], [{ day: '2030-01-02', time: '' }], [{ day: '2030-13-02', time: '10:00' }]])(
  '%j is not an instant yet',
  (moment) => {
    expect(fromLocalMoment(moment)).toBeUndefined()
  },
)
