import { expect, test } from 'vitest'
import type { Table } from '#platform/database/columns.ts'

// A fixture is never changed: it represents every row that was written in its version.
const fixtures = import.meta.glob<unknown>('../testing/stored-documents/*.json', { eager: true, import: 'default' })
const modules = import.meta.glob<Record<string, Record<string, Table>>>('./**/*.tables.ts', { eager: true })

const columns = Object.values(modules).flatMap((module) =>
  Object.values(module).flatMap((tables) =>
    Object.entries(tables).flatMap(([table, of]) => Object.entries(of).map(([name, column]) => ({ name: `${table}.${name}`, column }))),
  ),
)
const documents = new Map(columns.flatMap(({ column: { document } }) => (document ? [[document.name, document] as const] : [])))

const fixtureOf = (name: string, version: number): unknown => fixtures[`../testing/stored-documents/${name}.v${version}.json`]

const versions = [...documents.values()].flatMap(({ name, version }) =>
  Array.from({ length: version }, (_, index) => [name, index + 1] as const),
)

test.each(versions)('%s of version %i has a fixture, which can be read and upgraded', (name, version) => {
  const fixture = fixtureOf(name, version)
  expect(fixture, `write server/testing/stored-documents/${name}.v${version}.json`).toBeDefined()
  expect(documents.get(name)?.read(fixture as never)).toBeDefined()
})

test('every fixture has its document: after a document is removed, stored ones must still be readable', () => {
  const known = new Set(versions.map(([name, version]) => `../testing/stored-documents/${name}.v${version}.json`))
  expect(Object.keys(fixtures).filter((path) => !known.has(path))).toEqual([])
})

test('a JSON column holds a document with a version', () => {
  const found = columns.filter(({ column }) => column.pg === 'jsonb' && !column.document).map(({ name }) => name)
  expect(found).toEqual([])
})
