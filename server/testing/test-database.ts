import { randomBytes } from 'node:crypto'
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
  whenOver(() => inServer((client) => client.query(`drop database if exists ${name} with (force)`)))
  return { url: urlIn(name, inject('servingUrl')), ownerUrl: urlIn(name, inject('postgresUrl')) }
}

/** A database made from the migrated template, and a pool on it. Opened at the top of a file it serves all tests of the file. */
export const openTestDatabase = async (): Promise<TestDatabase> => {
  const { url, ownerUrl } = await makeTestDatabase()
  const database = openDatabase(url)
  whenOver(() => database.close())
  return { ...database, url, ownerUrl }
}
