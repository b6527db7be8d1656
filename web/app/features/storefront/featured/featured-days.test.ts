import { expect, test } from 'vitest'
import { whenShown } from './featured-days.ts'

test.each([
  [null, null, 'now'],
  ['2030-03-02', null, 'later'],
  ['2030-03-01', '2030-03-01', 'now'],
  [null, '2030-02-28', 'over'],
] as const)('from %s until %s is %s', (firstDay, lastDay, when) => expect(whenShown({ firstDay, lastDay }, '2030-03-01')).toBe(when))
