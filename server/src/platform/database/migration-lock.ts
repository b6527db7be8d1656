import pg from 'pg'

/** An arbitrary number, the same in every process: the one that holds the lock migrates, the others wait. */
const migrationLock = 727_001

/** One process at a time, across machines. The lock ends with the connection, so that a killed process blocks nobody. */
export const holdMigrationLock = async <Done>(url: string, work: (client: pg.Client) => Promise<Done>): Promise<Done> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    return await work(client)
  } finally {
    await client.end()
  }
}
