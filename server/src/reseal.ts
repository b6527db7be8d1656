import { join } from 'node:path'
import { makeVault } from '#kernel/vault.ts'
import { openDatabase } from '#platform/database/database.ts'
import { startEmbeddedPostgres } from '#platform/database/embedded/embedded-postgres.ts'
import { findServingUrl } from '#platform/database/roles/prepare-database.ts'
import { readConfig } from './config.ts'
import { readJsx } from './read-jsx.ts'

readJsx()
const { reencryptShop } = await import('./reencrypt-shop.ts')

/** Connects to DATABASE_URL, or to the embedded database of a shop that is closed. */
const config = readConfig(process.env)
const embedded = config.databaseUrl ? undefined : await startEmbeddedPostgres(join(config.dataDir, 'postgres'))
const database = openDatabase(await findServingUrl(config.databaseUrl ?? embedded?.urlOf('soundfair') ?? ''))
try {
  await reencryptShop(database.db, makeVault(config.encryptionKeys), (line) => process.stdout.write(`${line}\n`))
} finally {
  await database.close()
  await embedded?.stop()
}
