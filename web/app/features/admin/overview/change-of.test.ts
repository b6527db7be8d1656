import { expect, test } from 'vitest'
import { changeOf } from './change-of.ts'

test.each([
  [120, 100, '+20%', 'better'],
  [50, 100, '−50%', 'worse'],
  [5, 0, 'nothing last week', 'better'],
  [0, 0, 'same as last week', 'even'],
])('%d after %d is %s', (now, before, change, trend) => expect(changeOf(now, before)).toEqual({ change, trend }))
