import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { runMigrations } from 'graphile-worker'
import pg from 'pg'

const ourMigrations = new URL('../../../migrations/', import.meta.url)
/** Any number, the same in every process: whoever holds it migrates, the others wait. */
const migrationLock = 727_001

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

/** Brings the database forward. Safe to run from several processes at once; a changed old migration stops it. */
export const migrate = async (url: string, folder = ourMigrations): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await client.query(
      'create table if not exists schema_migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from schema_migrations')
    const applied = new Map(rows.map((row) => [row.name, row.checksum]))
    for (const migration of await readMigrations(folder)) {
      const known = applied.get(migration.name)
      if (known === undefined) await applyOne(client, migration)
      else if (known !== migration.checksum) throw new Error(`Migration ${migration.name} was changed after it had been applied`)
    }
    await runMigrations({ connectionString: url })
  } finally {
    await client.end()
  }
}
