import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { inject } from 'vitest'
import { type Database, openDatabase } from '#platform/database/database.ts'
import { whenOver } from './when-over.ts'

/** `ownerUrl` is for what the shop itself may not do, such as changing the schema. */
export type TestDatabase = Database & { url: string; ownerUrl: string }

const inServer = async (run: (client: pg.Client) => Promise<unknown>): Promise<void> => {
  const client = new pg.Client({ connectionString: inject('postgresUrl') })
  await client.connect()
  try {
    await run(client)
  } finally {
    await client.end()
  }
}

/**
 * Connections that are being closed get a moment to be gone: one that is cut instead is a fault that nobody listens for, and would
 * end the whole run. What somebody left open is cut.
 */
const dropDatabase = async (client: pg.Client, name: string): Promise<void> => {
  const isInUse = async (): Promise<boolean> =>
    (await client.query('select from pg_stat_activity where datname = $1 limit 1', [name])).rowCount === 1
  for (let tries = 0; tries < 40 && (await isInUse()); tries++) await pause(25)
  await client.query(`drop database if exists ${name} with (force)`)
}

const urlIn = (name: string, of: string): string => {
  const url = new URL(of)
  url.pathname = `/${name}`
  return url.href
}

/**
 * A database of one's own, gone when the test or the file is over. Without the template it is empty.
 * `url` is the role that serves, as in a real shop: what it may not do, no test does by accident.
 */
export const makeTestDatabase = async ({ template = 'template_shop' } = {}): Promise<{ url: string; ownerUrl: string }> => {
  const name = `test_${randomBytes(6).toString('hex')}`
  await inServer(async (client) => {
    // Copied as files: half the time of writing every page through the log.
    await client.query(`create database ${name} template ${template} strategy file_copy`)
    // Rights to a database itself are not copied with it.
    await client.query(`revoke temporary on database ${name} from public`)
  })
  whenOver(() => inServer((client) => dropDatabase(client, name)))
  return { url: urlIn(name, inject('servingUrl')), ownerUrl: urlIn(name, inject('postgresUrl')) }
}

/** A database made from the migrated template, and a pool on it. Opened at the top of a file it serves all tests of the file. */
export const openTestDatabase = async (): Promise<TestDatabase> => {
  const { url, ownerUrl } = await makeTestDatabase()
  const database = openDatabase(url)
  whenOver(() => database.close())
  return { ...database, url, ownerUrl }
}
