import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const assets = fileURLToPath(new URL('../../../build/client/assets', import.meta.url))

/** Pages for somebody in particular: their guard keeps a stranger out. What begins with one of these stands inside it. */
const guards = ['auth', 'creator-auth', 'admin-auth', 'development'].map((name) => `pages/guards/${name}`)

/** Leads to another page and shows nothing of its own. */
const redirects = ['pages/identity/login']

type Built = { id: string; module: string; imports: string[]; path?: string; index?: boolean; parentId?: string }
type Manifest = { entry: Omit<Built, 'id'>; routes: Record<string, Built> }

/** A script like the others: every page loads it. */
const manifestName = (): string => readdirSync(assets).find((file) => /^manifest-\w+\.js$/.test(file)) ?? ''

const readManifest = (): Manifest => {
  const name = manifestName()
  const text = readFileSync(join(assets, name), 'utf8')
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
}

/** A page and what lies around it, from the inside out. */
const around = ({ routes }: Manifest, page: string): Built[] => {
  const found: Built[] = []
  for (let route = routes[page]; route; route = routes[route.parentId ?? '']) found.push(route)
  return found
}

/** Every page at an address of its own where somebody may be who has no account, or is not signed in. */
const publicPages = (manifest: Manifest): string[] =>
  Object.values(manifest.routes)
    .filter(({ path, index, id }) => (path !== undefined || index) && id !== 'root' && !redirects.includes(id))
    .filter(({ id }) => !around(manifest, id).some((route) => guards.includes(route.id) || route.id === 'workshop'))
    .map(({ id }) => id)

/** As the bench counts. */
const limit = 170 * 1024

/** Every script that the first look at a page loads, as it travels. */
const scriptsOf = (manifest: Manifest, page: string): Set<string> =>
  new Set([manifestName(), ...[manifest.entry, ...around(manifest, page)].flatMap(({ module, imports }) => [module, ...imports])])

const weightOf = (scripts: Iterable<string>): number =>
  [...scripts].reduce((sum, script) => sum + statSync(join(assets, `${basename(script)}.gz`)).size, 0)

// The gate builds the site before its tests; whoever runs one test need not.
test.runIf(process.env.SITE_IS_BUILT === '1')('a public page loads less than 170 KB of JavaScript, gzipped, whichever it is', () => {
  const manifest = readManifest()
  const pages = publicPages(manifest)
  // Those that are easily forgotten, so that the rule above does not lose one of them unnoticed.
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

test.runIf(process.env.SITE_IS_BUILT === '1')('every guard that keeps a page from being weighed is one, and keeps it', () => {
  const { routes } = readManifest()
  expect(guards.filter((id) => !(id in routes))).toEqual([])
})
