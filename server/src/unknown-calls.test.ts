import { expect, test } from 'vitest'
import { everyRoute } from '#contract/index.ts'
import { makePageCache } from '#platform/render/page-cache.ts'
import type { SiteBuild } from '#platform/render/site-build.ts'
import { expectProblem } from '../testing/expect-problem.ts'
import { fillPath } from '../testing/sample-calls.ts'
import { makeTestFolder } from '../testing/test-folder.ts'
import { openTestApp, openTestShop } from '../testing/test-shop.ts'

/** A site that answers every path with an HTML page. */
const eagerSite: SiteBuild = {
  render: async () => ({ status: 200, statusText: 'OK', location: null, html: '<!doctype html><title>A page</title>' }),
  queryNamesOf: async () => [],
  version: { version: 'test', builtAt: new Date(0).toISOString() },
  assets: makeTestFolder(),
}
const shop = await openTestShop()
const app = await openTestApp({ ...shop, pages: { site: eagerSite, cache: makePageCache(1024), isHearingChanges: () => true } })

const unknown = [
  '/api',
  '/api/',
  '/api?x=1',
  '/api/nothing',
  '/api/nothing/',
  '/api/nothing.data',
  '/api/nothing?_routes=x',
  '/api/customer/meta/user/',
  '/api/storefront/products/lowtide/tape-one/more',
  '/api//storefront/home',
  '//api/nothing',
  '/%61pi/nothing',
  '/api/%zz',
  '/api/%',
  '/api/%c0%ae',
  '/api/../api/nothing',
  '/api/docs/nothing',
  '/@lowtide',
  '/@lowtide/',
  '/@lowtide/api',
  '/@lowtide/api/nothing',
  '/@lowtide/api/nothing/',
  '/@lowtide/api/docs',
  '/@lowtide/sign-in',
  '/@Low Tide/api/nothing',
  '/@%zz/api/nothing',
  '/@/api/nothing',
  '/%40lowtide/api/nothing',
  '/builds/nothing.json',
  '/files',
  '/files/nothing.png',
  '/health/nothing',
  '/metrics/nothing',
  // The router's data route of a page, which none of our pages requests.
  '/cart.data',
  '/lowtide/tape-one.data?_routes=root',
]
const accepts = ['*/*', 'text/html,application/xhtml+xml', 'application/json', 'nonsense', undefined]

test.each(unknown)('§7 a GET of %s is answered with problem details, whatever the client accepts', async (url) => {
  for (const accept of accepts) expectProblem(await app.inject({ url, headers: { ...(accept && { accept }) } }), 404)
  const head = await app.inject({ method: 'HEAD', url })
  expect([head.statusCode, head.headers['content-type']]).toEqual([404, 'application/problem+json; charset=utf-8'])
})

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)(
  '§7 a %s of an unknown call is answered in the same way',
  async (method) => {
    for (const url of ['/api', '/api/nothing', '/api/%zz', '/builds/nothing.json', '/files/nothing.png', '/health/nothing']) {
      expectProblem(await app.inject({ method, url }), 404)
    }
  },
)

const onlyWritten = everyRoute.filter(
  ({ path, method }) => method !== 'GET' && !everyRoute.some((one) => one.path === path && one.method === 'GET'),
)
test.each(onlyWritten)('§7 a GET of $path, which only takes writes, is a 405 and not a page', async ({ path }) => {
  expectProblem(await app.inject({ url: fillPath(path), headers: { accept: 'text/html' } }), 405)
})

test.each(['/', '/sign-in', '/api/docs', '/api/docs/', '/api-and-more', '/apis/x', '/filesystem', '/healthy', '/lowtide/api'])(
  'the page %s is still served by the site',
  async (url) => {
    expect((await app.inject({ url })).headers['content-type']).toBe('text/html; charset=utf-8')
  },
)
