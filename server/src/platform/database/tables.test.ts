import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { everyTable } from '../../../testing/import-all.ts'
import { openTestDatabase } from '../../../testing/test-database.ts'

const descriptions = await everyTable()
const described = new Map(descriptions)

const { db } = await openTestDatabase()

type SchemaColumn = { table_name: string; name: string; type: string; nullable: boolean; has_default: boolean }
const { rows: columns } = await sql<SchemaColumn>`
  select c.table_name, c.column_name as name, c.data_type as type, c.is_nullable = 'YES' as nullable, c.column_default is not null as has_default
  from information_schema.columns c
  where c.table_schema = 'public' and c.table_name <> 'schema_migrations'`.execute(db)

const inSchema = (table: string) =>
  Object.fromEntries(
    columns
      .filter((column) => column.table_name === table)
      .map(({ name, type, nullable, has_default }) => [name, { pg: type, nullable, hasDefault: has_default }]),
  )

test('every description of tables was found', () => {
  expect(descriptions.length).toBeGreaterThan(100)
  expect([...described.keys()]).toContain('products')
})

test('no table is described twice', () => {
  expect(descriptions.map(([name]) => name).sort()).toEqual([...described.keys()].sort())
})

test('every table of the migrated schema is described, and there is no other description', () => {
  expect([...described.keys()].sort()).toEqual([...new Set(columns.map((column) => column.table_name))].sort())
})

test.each([...described.keys()])('the description of %s matches: names, types, nulls and defaults', (table) => {
  const columns = Object.entries(described.get(table) ?? {})
  expect(Object.fromEntries(columns.map(([name, { document: _document, ...column }]) => [name, column]))).toEqual(inSchema(table))
})

test('only graphile_worker has tables in another schema', async () => {
  const { rows } = await sql<{ schema: string }>`
    select distinct t.table_schema as schema from information_schema.tables t
    where t.table_schema not in ('public', 'pg_catalog', 'information_schema')`.execute(db)
  expect(rows).toEqual([{ schema: 'graphile_worker' }])
})
