import { expect, test } from 'vitest'
import type { User } from '#contract/identity/user.ts'
import { creatorAdmin as creator, customer, tester as staff } from '../testing/people.ts'
import { type Guard, judgeGuard } from './guards.ts'

test.each<[Guard, User | null, number | 'in']>([
  ['auth', null, 401],
  ['auth', customer, 'in'],
  ['creator-auth', null, 401],
  ['creator-auth', customer, 403],
  ['creator-auth', creator, 'in'],
  ['creator-auth', staff, 403],
  ['admin-auth', null, 401],
  ['admin-auth', creator, 403],
  ['admin-auth', staff, 'in'],
])('§2 guard %s for %o: %s', (guard, user, expected) => {
  const verdict = judgeGuard(guard, user)
  expect(verdict.allowed ? 'in' : verdict.status).toBe(expected)
})
