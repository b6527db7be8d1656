import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const assets = fileURLToPath(new URL('../../../build/client/assets', import.meta.url))

/** Where somebody may be who has no account, or is not signed in. */
const publicPages = [
  'home',
  'storefront/storefront',
  'storefront/product',
  'storefront/bundle',
  'storefront/product-buy',
  'storefront/product-embed',
  'storefront/storefront-sign-in',
  'downloads/product-downloads',
  'downloads/download-newest',
  'cart',
  'creators/creators',
  'creators/creator-portrait',
  'become-a-creator/become-a-creator',
  'support/support',
  'support/support-article',
  'legal/terms-of-use',
  'legal/privacy-policy',
  'api-docs',
  'identity/sign-in',
  'identity/sign-up',
  'identity/forgot-password',
  'identity/reset-password',
  'identity/confirm-account',
].map((name) => `pages/${name}`)

type Built = { module: string; imports: string[] }
type Manifest = { entry: Built; routes: Record<string, Built & { parentId?: string }> }

const readManifest = (): Manifest => {
  const name = readdirSync(assets).find((file) => /^manifest-\w+\.js$/.test(file)) ?? ''
  const text = readFileSync(join(assets, name), 'utf8')
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
}

/** Every script that the first look at a page loads, as it travels. */
const scriptsOf = ({ entry, routes }: Manifest, page: string): Set<string> => {
  const scripts = new Set([entry.module, ...entry.imports])
  for (let route = routes[page]; route; route = routes[route.parentId ?? '']) {
    for (const script of [route.module, ...route.imports]) scripts.add(script)
  }
  return scripts
}

const weightOf = (scripts: Iterable<string>): number =>
  [...scripts].reduce((sum, script) => sum + statSync(join(assets, `${basename(script)}.gz`)).size, 0)

// The gate builds the site before its tests; whoever runs one test need not.
test.runIf(process.env.SITE_IS_BUILT === '1')('a public page loads less than 170 KB of JavaScript, gzipped', () => {
  const manifest = readManifest()
  const weights = publicPages.map((page) => [page, weightOf(scriptsOf(manifest, page))] as const)
  expect(weights.filter(([, bytes]) => bytes >= 170_000 || bytes < 100_000)).toEqual([])
})
