import { expect, test } from 'vitest'
import type { PaletteHit } from '#contract/admin/palette.ts'
import { creatorAdmin, owner, tester } from '#web/lib/testing/people.ts'
import { actionsFor, readTyped } from './palette-actions.ts'
import { linksTo } from './palette-hits.ts'

const order: PaletteHit = { scope: 'Staff', kind: 'Order', id: 'o1', label: 'ORD-000001', note: 'Casey' }
const own: PaletteHit = { scope: 'Own', kind: 'Order', id: 'ORD-000002', label: 'ORD-000002', note: 'Your receipt' }

test('16.8 "refund" and an order searches for the order, for those who may refund', () => {
  expect(readTyped('Refund  ord-1 ', owner)).toEqual({ q: 'ord-1', isRefund: true })
  expect(readTyped('refund ord-1', tester)).toEqual({ q: 'refund ord-1', isRefund: false })
  expect(readTyped('refund', owner)).toEqual({ q: 'refund', isRefund: false })
})

test('16.8 a result links to its page; a refund only to orders, and never to one’s own', () => {
  expect([...linksTo([order, own], false).values()].flat().map(({ to }) => to)).toEqual([
    '/admin/sales/o1',
    '/account/licenses?part=receipts&q=ORD-000002',
  ])
  expect([...linksTo([order, own], true).values()].flat()).toEqual([
    { to: '/admin/sales/o1#refund', label: 'Refund ORD-000001', hint: 'Casey' },
  ])
})

test('16.8 only actions that the role allows are offered', () => {
  const labels = (user: typeof owner) => actionsFor(user).map(({ label }) => label)
  expect(labels(creatorAdmin)).toContain('New coupon')
  expect(labels({ ...creatorAdmin, creatorRoles: ['PluginDeveloper'] })).not.toContain('New coupon')
  expect(labels(tester)).toEqual(expect.arrayContaining(['Review a release']))
  expect(labels(tester)).not.toContain('Answer customers')
})
