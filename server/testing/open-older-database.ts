import { copyFile, mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gunzipSync } from 'node:zlib'
import pg from 'pg'
import { openDatabase } from '#platform/database/database.ts'
import { migrate } from '#platform/database/migrate.ts'
import { prepareDatabase } from '#platform/database/roles/prepare-database.ts'
import { makeTestDatabase } from './test-database.ts'
import { makeTestFolder } from './test-folder.ts'
import { whenOver } from './when-over.ts'

const older = join(import.meta.dirname, 'older-shops')
const migrations = join(import.meta.dirname, '../migrations')

const readJson = async <Content>(name: string): Promise<Content> => JSON.parse(gunzipSync(await readFile(join(older, name))).toString())

type Row = Record<string, unknown>
/** The rows of every table as JSON, and when they were exported. */
type OlderShop = { at: string; migration: string; tables: Record<string, Row[]> }

const migrateUpTo = async (url: string, last: string): Promise<void> => {
  const folder = join(makeTestFolder(), 'migrations')
  await mkdir(folder)
  for (const name of await readdir(migrations)) if (name <= last) await copyFile(join(migrations, name), join(folder, name))
  await migrate(url, pathToFileURL(`${folder}/`))
}

const load = async (url: string, tables: OlderShop['tables']): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    // Like restoring a copy: all rows, without running triggers.
    await client.query('set session_replication_role = replica')
    for (const [table, rows] of Object.entries(tables)) {
      const columns = Object.keys(rows[0] ?? {})
        .map((name) => client.escapeIdentifier(name))
        .join(', ')
      // A migration may have inserted rows of its own.
      await client.query(`delete from ${table}`)
      await client.query(
        `insert into ${table} (${columns}) overriding system value select ${columns} from jsonb_populate_recordset(null::${table}, $1)`,
        [JSON.stringify(rows)],
      )
    }
  } finally {
    await client.end()
  }
}

/** The database of a demo shop as an older commit wrote it, upgraded by the migrations since, with the answers of that commit's API. */
export const openOlderDatabase = async (which: '0034') => {
  const { at, migration, tables } = await readJson<OlderShop>(`shop-${which}.json.gz`)
  const { url, ownerUrl } = await makeTestDatabase({ template: 'template0' })
  await migrateUpTo(ownerUrl, migration)
  await load(ownerUrl, tables)
  await prepareDatabase({ databaseUrl: url, ownerUrl })
  const database = openDatabase(url)
  whenOver(() => database.close())
  return { at, database: { ...database, url, ownerUrl }, answers: await readJson<Record<string, unknown>>(`answers-${which}.json.gz`) }
}
