import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const app = join(import.meta.dirname, '../..')
const sources = new Map(
  globSync('**/*.{ts,tsx}', { cwd: app })
    .filter((path) => !path.includes('.test.'))
    .map((path) => [path, readFileSync(join(app, path), 'utf8')]),
)

const importsOf = (path: string): string[] =>
  [...(sources.get(path) ?? '').matchAll(/(?:from|import) ?\(?'(#web\/|\.\.?\/)([^']+)'/g)].map(([, from = '', rest = '']) =>
    from === '#web/' ? rest : join(path, '..', from, rest),
  )

const everythingIn = (path: string, known = new Set<string>()): Set<string> => {
  if (known.has(path) || !sources.has(path)) return known
  known.add(path)
  for (const imported of importsOf(path)) everythingIn(imported, known)
  return known
}

const callsIn = (text: string): string[] =>
  [...text.matchAll(/\buseSorted(?:<[^(]*>)?\(\s*('[a-z]+')?/g)].map(([, name]) => name ?? 'a name that is no literal')

const pages = [...(sources.get('routes.ts') ?? '').matchAll(/'(pages\/[^']+)'/g)].map(([, path = '']) => path)

/** Parameters that a page does not declare are not passed to the server: its first render would differ from the browser's. */
test('every parameter that a table is sorted by is declared by its pages', () => {
  const sorted = [...sources].filter(([path]) => path !== 'ui/lists/use-sorted.ts').map(([path, text]) => [path, callsIn(text)] as const)
  const names = new Map(sorted)
  const missing = new Set(pages).values().flatMap((page) => {
    const declared = /handle = \{ query: \[([^\]]*)\]/.exec(sources.get(page) ?? '')?.[1]?.split(', ') ?? []
    const used = [...everythingIn(page)].flatMap((path) => names.get(path) ?? [])
    return [...new Set(used)].filter((name) => !declared.includes(name)).map((name) => `${page}: ${name}`)
  })
  expect([...missing]).toEqual([])
  expect([...names.values()].flat().length).toBeGreaterThan(15)
})
