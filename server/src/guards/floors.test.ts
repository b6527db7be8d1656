import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { floors, readSources, root } from './sources.ts'

test('every domain is on a floor, and every floor lists existing domains', () => {
  const folder = join(root, 'server/src/domains')
  // Git leaves empty folders behind when files are moved.
  const domains = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'index.ts')))
  expect(floors.flat().sort()).toEqual(domains.sort())
})

test('the table in the architecture document is the one that is checked', () => {
  const rows = readFileSync(join(root, 'docs/architecture.md'), 'utf8').matchAll(/^\| (\d+) \| ([a-z, -]+) \|$/gm)
  const written = [...rows].map(([, floor, names]) => [Number(floor), names])
  expect(written).toEqual(floors.map((names, floor) => [floor, names.join(', ')]).reverse())
})

test('a type of another file is imported by a statement: the boundaries do not see it inside of a type', () => {
  const inType = /\bimport\(['"`][^)]*\)\.[A-Z]|\btypeof import\(/
  const found = ['contract', 'server/src', 'web', 'demo'].flatMap(readSources).filter(({ text }) => inType.test(text))
  expect(found.map(({ path }) => path)).toEqual([])
})
