import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { type Database, openDatabase } from '#platform/database/database.ts'
import { whenOver } from './when-over.ts'

export type TestDatabase = Database & { url: string }

const inServer = async (run: (client: pg.Client) => Promise<unknown>): Promise<void> => {
  const client = new pg.Client({ connectionString: inject('postgresUrl') })
  await client.connect()
  try {
    await run(client)
  } finally {
    await client.end()
  }
}

/** The address of a database of one's own, gone when the test or the file is over. Without the template it is empty. */
export const makeTestDatabase = async ({ template = 'template_shop' } = {}): Promise<string> => {
  const name = `test_${randomBytes(6).toString('hex')}`
  await inServer((client) => client.query(`create database ${name} template ${template}`))
  whenOver(() => inServer((client) => client.query(`drop database if exists ${name} with (force)`)))
  const url = new URL(inject('postgresUrl'))
  url.pathname = `/${name}`
  return url.href
}

/** A database made from the migrated template, and a pool on it. Opened at the top of a file it serves all tests of the file. */
export const openTestDatabase = async (): Promise<TestDatabase> => {
  const url = await makeTestDatabase()
  const database = openDatabase(url)
  whenOver(() => database.close())
  return { ...database, url }
}
