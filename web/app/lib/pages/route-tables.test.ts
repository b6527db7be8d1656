import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { forRoutesOf } from './route-tables.ts'

const route = (id: string, parentId?: string, path?: string) => [id, { id, parentId, path }] as const
const routes = Object.fromEntries([
  route('root', undefined, ''),
  route('layout', 'root'),
  ['home', { id: 'home', parentId: 'layout', index: true }],
  route('cart', 'layout', 'cart'),
  route('guard', 'layout'),
  route('creator-products', 'guard', 'creator/products'),
  route('releases', 'guard', 'admin/releases'),
  route('reject', 'releases', 'reject/:releaseId'),
  route('article', 'layout', 'support/:category/*'),
  route('storefront', 'layout', ':creatorId'),
  route('lost', 'layout', '*'),
])
const build = { routes, assets: { routes } } as unknown as ServerBuild

const idsFor = (pathname: string): string[] => forRoutesOf(build, (left) => Object.keys(left.routes))(pathname)

test.each([
  ['/', ['root', 'layout', 'home', 'lost']],
  ['/cart', ['root', 'layout', 'cart', 'storefront', 'lost']],
  ['/CART/', ['root', 'layout', 'cart', 'storefront', 'lost']],
  ['/cart/cart', ['root', 'layout', 'lost']],
  ['/creator/products', ['root', 'layout', 'guard', 'creator-products', 'lost']],
  ['/admin/releases', ['root', 'layout', 'guard', 'releases', 'lost']],
  ['/admin/releases/reject/r1', ['root', 'layout', 'guard', 'releases', 'reject', 'lost']],
  ['/northlight-audio', ['root', 'layout', 'storefront', 'lost']],
  ['/support/licenses', ['root', 'layout', 'article', 'lost']],
  ['/support/licenses/moving/one/more', ['root', 'layout', 'article', 'lost']],
])('the address %s is held only against the routes that can match it', (pathname, ids) => {
  expect(idsFor(pathname)).toEqual(ids)
})

test.each(['/cart.data', '//cart', '/%63art', '/_.data'])('the odd address %s is held against every route', (pathname) => {
  expect(idsFor(pathname)).toEqual(Object.keys(routes))
})

test('what is made of the routes is made once per kind of address', () => {
  let made = 0
  const of = forRoutesOf(build, () => ++made)
  expect([of('/one'), of('/two'), of('/cart'), of('/four/'), of('/one/two')]).toEqual([1, 1, 2, 1, 3])
})
