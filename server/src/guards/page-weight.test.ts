import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const assets = fileURLToPath(new URL('../../../build/client/assets', import.meta.url))

/** Guards of pages that are not public. Pages below one of these are left out. */
const guards = ['auth', 'creator-auth', 'admin-auth', 'development'].map((name) => `pages/guards/${name}`)

/** Redirects to another page and renders nothing itself. */
const redirects = ['pages/identity/login']

type Built = { id: string; module: string; imports: string[]; path?: string; index?: boolean; parentId?: string }
type Manifest = { entry: Omit<Built, 'id'>; routes: Record<string, Built> }

/** A script that every page loads. */
const manifestName = (): string => readdirSync(assets).find((file) => /^manifest-\w+\.js$/.test(file)) ?? ''

const readManifest = (): Manifest => {
  const name = manifestName()
  const text = readFileSync(join(assets, name), 'utf8')
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
}

/** A page and its parent routes, from the inside out. */
const around = ({ routes }: Manifest, page: string): Built[] => {
  const found: Built[] = []
  for (let route = routes[page]; route; route = routes[route.parentId ?? '']) found.push(route)
  return found
}

/** Every page with a path of its own that can be opened without an account or without signing in. */
const publicPages = (manifest: Manifest): string[] =>
  Object.values(manifest.routes)
    .filter(({ path, index, id }) => (path !== undefined || index) && id !== 'root' && !redirects.includes(id))
    .filter(({ id }) => !around(manifest, id).some((route) => guards.includes(route.id) || route.id === 'workshop'))
    .map(({ id }) => id)

/** The same as in the bench. */
const limit = 170 * 1024

/** Every script that a first visit to a page loads, gzipped. */
const scriptsOf = (manifest: Manifest, page: string): Set<string> =>
  new Set([manifestName(), ...[manifest.entry, ...around(manifest, page)].flatMap(({ module, imports }) => [module, ...imports])])

const weightOf = (scripts: Iterable<string>): number =>
  [...scripts].reduce((sum, script) => sum + statSync(join(assets, `${basename(script)}.gz`)).size, 0)

// The gate builds the site before its tests; a single test may run without a build.
test.runIf(process.env.SITE_IS_BUILT === '1')('every public page loads less than 170 KB of JavaScript, gzipped', () => {
  const manifest = readManifest()
  const pages = publicPages(manifest)
  // Pages that are easily missed, to make sure the rule above finds them.
  expect(pages).toEqual(
    expect.arrayContaining(
      ['home', 'checkout', 'become-a-creator/apply', 'activate/activate-request', 'account/communications', 'not-found'].map(
        (name) => `pages/${name}`,
      ),
    ),
  )
  const weights = pages.map((page) => [page, weightOf(scriptsOf(manifest, page))] as const)
  expect(weights.filter(([, bytes]) => bytes >= limit || bytes < 100_000)).toEqual([])
})

test.runIf(process.env.SITE_IS_BUILT === '1')('every guard whose pages are left out exists, and is a guard', () => {
  const { routes } = readManifest()
  expect(guards.filter((id) => !(id in routes))).toEqual([])
})
