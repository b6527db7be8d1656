import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import pg from 'pg'
import { expect, test } from 'vitest'
import { makeTestDatabase } from '../../../testing/test-database.ts'
import { makeTestFolder } from '../../../testing/test-folder.ts'
import { migrate } from './migrate.ts'

const ours = fileURLToPath(new URL('../../../migrations', import.meta.url))

const ask = async <Row extends object>(url: string, question: string): Promise<Row[]> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(question)).rows
  } finally {
    await client.end()
  }
}

const appliedIn = async (url: string) =>
  (await ask<{ name: string }>(url, 'select name from schema_migrations order by name')).map((row) => row.name)
const tablesIn = async (url: string) =>
  (await ask<{ tablename: string }>(url, "select tablename from pg_tables where schemaname = 'public' order by 1")).map(
    (row) => row.tablename,
  )

const folderWith = (migrations: Record<string, string>) => {
  const folder = makeTestFolder()
  const write = (name: string, sql: string): void => writeFileSync(join(folder, name), sql)
  for (const [name, sql] of Object.entries(migrations)) write(name, sql)
  return { url: pathToFileURL(`${folder}/`), write }
}

const makeEmpty = async () => (await makeTestDatabase({ template: 'template0' })).ownerUrl

test("an empty database is migrated to the newest schema, including the job queue's", async () => {
  const url = await makeEmpty()
  await migrate(url)
  expect(await appliedIn(url)).toEqual(readdirSync(ours).sort())
  expect(await tablesIn(url)).toContain('products')
  expect(await ask(url, "select 1 from pg_tables where schemaname = 'graphile_worker'")).not.toEqual([])
})

test('migrating again changes nothing', async () => {
  const { url: folder } = folderWith({ '0001_a.sql': 'create table a (id int); insert into a values (1)' })
  const url = await makeEmpty()
  await migrate(url, folder)
  await migrate(url, folder)
  expect(await ask(url, 'select id from a')).toEqual([{ id: 1 }])
})

test('processes that start at the same time migrate once', async () => {
  const { url: folder } = folderWith({ '0001_a.sql': 'create table a (id int)', '0002_b.sql': 'insert into a values (1)' })
  const url = await makeEmpty()
  await Promise.all([migrate(url, folder), migrate(url, folder), migrate(url, folder)])
  expect(await ask(url, 'select id from a')).toEqual([{ id: 1 }])
})

test('a new migration is applied after the old ones', async () => {
  const { url: folder, write } = folderWith({ '0001_a.sql': 'create table a (id int)' })
  const url = await makeEmpty()
  await migrate(url, folder)
  write('0002_b.sql', 'alter table a add column name text')
  await migrate(url, folder)
  expect(await appliedIn(url)).toEqual(['0001_a.sql', '0002_b.sql'])
})

test('a migration that was changed after it had been applied stops the start, and no later one is applied', async () => {
  const { url: folder, write } = folderWith({ '0001_a.sql': 'create table a (id int)' })
  const url = await makeEmpty()
  await migrate(url, folder)
  write('0001_a.sql', 'create table a (id bigint)')
  write('0002_b.sql', 'create table b (id int)')
  await expect(migrate(url, folder)).rejects.toThrow('Migration 0001_a.sql was changed after it had been applied')
  expect(await tablesIn(url)).toEqual(['a', 'schema_migrations'])
})

test('a failed migration leaves nothing behind, keeps earlier ones, and can be corrected', async () => {
  const { url: folder, write } = folderWith({
    '0001_a.sql': 'create table a (id int)',
    '0002_b.sql': 'create table b (id int); insert into nowhere values (1)',
  })
  const url = await makeEmpty()
  await expect(migrate(url, folder)).rejects.toThrow('Migration 0002_b.sql failed: relation "nowhere" does not exist')
  expect(await tablesIn(url)).toEqual(['a', 'schema_migrations'])
  write('0002_b.sql', 'create table b (id int)')
  await migrate(url, folder)
  expect(await tablesIn(url)).toEqual(['a', 'b', 'schema_migrations'])
})

test('other files in the folder are ignored', async () => {
  const { url: folder } = folderWith({ '0001_a.sql': 'create table a (id int)', 'README.md': 'not SQL' })
  const url = await makeEmpty()
  await migrate(url, folder)
  expect(await appliedIn(url)).toEqual(['0001_a.sql'])
})
