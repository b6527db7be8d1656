import { expect, test } from 'vitest'
import type { Access } from '#contract/core/route.ts'
import { sampleVisitor } from '../../../testing/sample-visitor.ts'
import { judgeAccess, requireRecentSignIn } from './access.ts'
import { anonymous, mayPreview, type Visitor } from './visitor.ts'

const customer = sampleVisitor()
const member = sampleVisitor({ creatorId: 'lowtide', creatorRoles: ['Marketing'] })
const staff = sampleVisitor({ staffRoles: ['QA'] })

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
  [{ creator: 'promotion', level: 'write' }, anonymous, 'signed-out'],
  [{ creator: 'promotion', level: 'write' }, member, 'yes'],
  [{ creator: 'products', level: 'texts' }, member, 'yes'],
  [{ creator: 'products', level: 'write' }, member, 'not-allowed'],
  [{ creator: 'payouts', level: 'read' }, member, 'not-allowed'],
  [{ staff: 'releases', level: 'write' }, staff, 'yes'],
  [{ staff: 'platform', level: 'read' }, staff, 'not-allowed'],
  [{ staff: 'releases', level: 'read' }, member, 'not-allowed'],
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

test('actions that could take over an account ask for a password entered in the last ten minutes', () => {
  const now = new Date('2030-03-01T12:00:00Z')
  const entered = (minutesAgo: number) => sampleVisitor({ authenticatedAt: new Date(now.getTime() - minutesAgo * 60_000) })
  expect(() => requireRecentSignIn(entered(10), now)).not.toThrow()
  expect(() => requireRecentSignIn(entered(10.1), now)).toThrow('confirm-password')
})
