import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { everyTable } from '../testing/import-all.ts'

// A fixture is never changed: it represents every row that was written in its version.
const folder = new URL('../testing/stored-documents/', import.meta.url)
const fixtures = new Map(readdirSync(folder).map((name) => [name, JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as unknown]))

const columns = (await everyTable()).flatMap(([table, of]) =>
  Object.entries(of).map(([name, column]) => ({ name: `${table}.${name}`, column })),
)
const documents = new Map(columns.flatMap(({ column: { document } }) => (document ? [[document.name, document] as const] : [])))

const fixtureOf = (name: string, version: number): unknown => fixtures.get(`${name}.v${version}.json`)

const versions = [...documents.values()].flatMap(({ name, version }) =>
  Array.from({ length: version }, (_, index) => [name, index + 1] as const),
)

test.each(versions)('%s of version %i has a fixture, which can be read and upgraded', (name, version) => {
  const fixture = fixtureOf(name, version)
  expect(fixture, `write server/testing/stored-documents/${name}.v${version}.json`).toBeDefined()
  expect(documents.get(name)?.read(fixture as never)).toBeDefined()
})

test('every fixture has its document: after a document is removed, stored ones must still be readable', () => {
  const known = new Set(versions.map(([name, version]) => `${name}.v${version}.json`))
  expect([...fixtures.keys()].filter((name) => !known.has(name))).toEqual([])
})

test('a JSON column holds a document with a version', () => {
  const found = columns.filter(({ column }) => column.pg === 'jsonb' && !column.document).map(({ name }) => name)
  expect(found).toEqual([])
})
