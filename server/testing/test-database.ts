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
 * Connections that are closing get a moment to finish: terminating one is an error that nobody handles, and would end the whole run. Those
 * that a test left open are terminated.
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
 * A database for one test or file, dropped afterwards. Without the template it is empty. `url` uses the role that serves, as in a real
 * shop, so tests have no more rights than the shop.
 */
export const makeTestDatabase = async ({ template = 'template_shop' } = {}): Promise<{ url: string; ownerUrl: string }> => {
  const name = `test_${randomBytes(6).toString('hex')}`
  await inServer(async (client) => {
    // Copied as files: half the time of writing every page through the log.
    await client.query(`create database ${name} template ${template} strategy file_copy`)
    // Privileges on a database itself are not copied with it.
    await client.query(`revoke temporary on database ${name} from public`)
  })
  whenOver(() => inServer((client) => dropDatabase(client, name)))
  return { url: urlIn(name, inject('servingUrl')), ownerUrl: urlIn(name, inject('postgresUrl')) }
}

/** A database made from the migrated template, with a pool. If it is opened at the top of a file, all tests of the file share it. */
export const openTestDatabase = async (): Promise<TestDatabase> => {
  const { url, ownerUrl } = await makeTestDatabase()
  const database = openDatabase(url)
  whenOver(() => database.close())
  return { ...database, url, ownerUrl }
}
