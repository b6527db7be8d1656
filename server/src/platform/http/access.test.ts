import { expect, test } from 'vitest'
import type { Access } from '#contract/route.ts'
import { judgeAccess } from './access.ts'
import { anonymous, mayPreview, type Visitor } from './visitor.ts'

const user = (change: Partial<Extract<Visitor, { kind: 'user' }>> = {}): Visitor => ({
  kind: 'user',
  userId: 'usr_1',
  staffRoles: [],
  creatorId: null,
  creatorRoles: [],
  ...change,
})
const customer = user()
const member = user({ creatorId: 'lowtide', creatorRoles: ['Marketing'] })
const staff = user({ staffRoles: ['QA'] })

const table: [Access, Visitor, string][] = [
  ['public', anonymous, 'yes'],
  ['signed-in', anonymous, 'signed-out'],
  ['signed-in', customer, 'yes'],
  ['creator', anonymous, 'signed-out'],
  ['creator', customer, 'not-allowed'],
  ['creator', member, 'yes'],
  ['creator', staff, 'not-allowed'],
  ['staff', anonymous, 'signed-out'],
  ['staff', member, 'not-allowed'],
  ['staff', staff, 'yes'],
  ['operator', staff, 'not-found'],
  ['development', staff, 'not-found'],
]

test.each(table)('§6 access %s for %o is %s', (access, visitor, expected) => {
  const verdict = judgeAccess(access, { visitor, isDevelopment: false, isOperator: false })
  expect(verdict.allowed ? 'yes' : verdict.because).toBe(expected)
})

test('only members of that creator and staff see unpublished work', () => {
  expect(mayPreview(anonymous, 'lowtide')).toBe(false)
  expect(mayPreview(customer, 'lowtide')).toBe(false)
  expect(mayPreview(member, 'glasshouse')).toBe(false)
  expect(mayPreview(member, 'lowtide')).toBe(true)
  expect(mayPreview(staff, 'lowtide')).toBe(true)
})
