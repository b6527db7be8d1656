import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makePageCache } from '#platform/render/page-cache.ts'
import type { SiteBuild } from '#platform/render/site-build.ts'
import { makeTestFolder } from '../testing/test-folder.ts'
import { openTestApp, openTestShop } from '../testing/test-shop.ts'

test('an overloaded process refuses pages and calls, but not the style and scripts of a page it has already sent', async () => {
  const assets = makeTestFolder()
  mkdirSync(join(assets, 'assets'))
  writeFileSync(join(assets, 'assets/style.css'), 'body { color: red }')
  const site: SiteBuild = {
    render: async () => ({ status: 200, statusText: 'OK', location: null, html: '<!doctype html><title>A page</title>' }),
    queryNamesOf: async () => [],
    version: { version: 'test', builtAt: new Date(0).toISOString() },
    assets,
  }
  const shop = await openTestShop()
  const app = await openTestApp({
    ...shop,
    // Any measured delay is over this limit.
    maxLoopDelay: 0.0001,
    pages: { site, cache: makePageCache(1024), isHearingChanges: () => true },
  })
  const statusOf = async (url: string) => (await app.inject({ url })).statusCode
  await expect.poll(() => statusOf('/a/page')).toBe(503)
  expect(await statusOf('/api/storefront/home')).toBe(503)
  expect(await statusOf('/assets/style.css')).toBe(200)
})
