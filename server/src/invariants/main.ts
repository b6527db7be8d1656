import { join } from 'node:path'
import { openDatabase } from '#platform/database/database.ts'
import { startEmbeddedPostgres } from '#platform/database/embedded/embedded-postgres.ts'
import { findServingUrl } from '#platform/database/roles/prepare-database.ts'
import { readConfig } from '../config.ts'
import { findViolations } from './invariants.ts'

/** Connects to DATABASE_URL, or to the embedded database of a shop that is closed. */
const config = readConfig(process.env)
const embedded = config.databaseUrl ? undefined : await startEmbeddedPostgres(join(config.dataDir, 'postgres'))
const database = openDatabase(await findServingUrl(config.databaseUrl ?? embedded?.urlOf('soundfair') ?? ''))
try {
  const found = await findViolations(database.db)
  for (const { promise, violations } of found) {
    process.stdout.write(`${violations.length === 0 ? 'holds ' : 'BROKEN'}  ${promise}\n`)
    for (const violation of violations) process.stdout.write(`          ${violation}\n`)
  }
  process.exitCode = found.every(({ violations }) => violations.length === 0) ? 0 : 1
} finally {
  await database.close()
  await embedded?.stop()
}
