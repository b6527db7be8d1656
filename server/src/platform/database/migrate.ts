import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { runMigrations } from 'graphile-worker'
import type pg from 'pg'
import { holdMigrationLock } from './migration-lock.ts'

const ourMigrations = new URL('../../../migrations/', import.meta.url)

type Migration = { name: string; sql: string; checksum: string }

const readMigrations = async (folder: URL): Promise<Migration[]> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, folder), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

const applyOne = async (client: pg.Client, migration: Migration): Promise<void> => {
  try {
    await client.query('begin')
    await client.query(migration.sql)
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [migration.name, migration.checksum])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`Migration ${migration.name} failed: ${(error as Error).message}`, { cause: error })
  }
}

/** The migrations that have not been applied yet, in order. Throws if an applied one was changed. */
export const findMissingMigrations = async (client: pg.Client, folder = ourMigrations): Promise<Migration[]> => {
  const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from schema_migrations')
  const applied = new Map(rows.map((row) => [row.name, row.checksum]))
  const migrations = await readMigrations(folder)
  for (const { name, checksum } of migrations) {
    if (applied.has(name) && applied.get(name) !== checksum) throw new Error(`Migration ${name} was changed after it had been applied`)
  }
  return migrations.filter(({ name }) => !applied.has(name))
}

/** Migrates the database. Safe to run from several processes at once; throws if an applied migration was changed. */
export const migrate = (url: string, folder = ourMigrations): Promise<void> =>
  holdMigrationLock(url, async (client) => {
    await client.query(
      'create table if not exists schema_migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    )
    for (const migration of await findMissingMigrations(client, folder)) await applyOne(client, migration)
    await runMigrations({ connectionString: url })
  })
