import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import { type Database, openDatabase } from '#platform/database/database.ts'

const inServer = async (run: (client: pg.Client) => Promise<unknown>): Promise<void> => {
  const client = new pg.Client({ connectionString: inject('postgresUrl') })
  await client.connect()
  try {
    await run(client)
  } finally {
    await client.end()
  }
}

/** A database of one's own, made from the migrated template and gone when the test is over. */
export const openTestDatabase = async (): Promise<Database & { url: string }> => {
  const name = `test_${randomBytes(6).toString('hex')}`
  await inServer((client) => client.query(`create database ${name} template template_shop`))
  const url = new URL(inject('postgresUrl'))
  url.pathname = `/${name}`
  const database = openDatabase(url.href)
  onTestFinished(async () => {
    await database.close()
    await inServer((client) => client.query(`drop database if exists ${name} with (force)`))
  })
  return { ...database, url: url.href }
}
