import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase, type Reader } from '#platform/database/database.ts'
import { startEmbeddedPostgres } from '#platform/database/embedded/embedded-postgres.ts'
import { findServingUrl } from '#platform/database/roles/prepare-database.ts'
import type { Config } from './config.ts'
import { ConsoleFault } from './explain-console-fault.ts'

const isRunning = (folder: string): boolean => {
  try {
    return process.kill(Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]), 0)
  } catch (error) {
    // It is running, under another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** The embedded database of a stopped shop. Opening it for a running shop would first stop the shop's own. */
const openEmbedded = (dataDir: string) => {
  const folder = join(dataDir, 'postgres')
  if (!existsSync(folder)) throw new ConsoleFault('There is no shop here yet. Start it once with npm start, or set DATABASE_URL.')
  if (isRunning(folder)) throw new ConsoleFault('The shop is open. Close it first, or set DATABASE_URL to what npm start printed.')
  return startEmbeddedPostgres(folder)
}

/** For commands next to the shop: the database of DATABASE_URL, or the embedded one of a stopped shop. */
export const withShopDatabase = async <Result>(config: Config, use: (db: Reader) => Promise<Result>): Promise<Result> => {
  const embedded = config.databaseUrl ? undefined : await openEmbedded(config.dataDir)
  const database = openDatabase(await findServingUrl(config.databaseUrl ?? embedded?.urlOf('soundfair') ?? ''))
  try {
    return await use(database.db)
  } finally {
    await database.close()
    await embedded?.stop()
  }
}
