import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { floors, readSources, root } from './sources.ts'

test('every domain stands on a floor, and every floor has its domains', () => {
  const folder = join(root, 'server/src/domains')
  // A folder that git left behind when it moved has nothing in it.
  const domains = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'index.ts')))
  expect(floors.flat().sort()).toEqual(domains.sort())
})

test('the table of the architecture is the one that is checked', () => {
  const rows = readFileSync(join(root, 'docs/architecture.md'), 'utf8').matchAll(/^\| (\d+) \| ([a-z, -]+) \|$/gm)
  const written = [...rows].map(([, floor, names]) => [Number(floor), names])
  expect(written).toEqual(floors.map((names, floor) => [floor, names.join(', ')]).reverse())
})

test('a type of another file is imported by a statement: the boundaries do not see it inside of a type', () => {
  const inType = /\bimport\(['"`][^)]*\)\.[A-Z]|\btypeof import\(/
  const found = ['contract', 'server/src', 'web', 'demo'].flatMap(readSources).filter(({ text }) => inType.test(text))
  expect(found.map(({ path }) => path)).toEqual([])
})
