import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '#platform/database/embedded/embedded-postgres.ts'
import { migrate } from '#platform/database/migrate.ts'

/** Where something is measured: an empty database with the shop's tables, and a folder. */
export type Deps = { url: string; folder: string }

/** Opens a database for one measurement, and leaves nothing of it behind. */
export const withEmptyDatabase = async <Measured>(name: string, measure: (deps: Deps) => Promise<Measured>): Promise<Measured> => {
  const folder = mkdtempSync(join(tmpdir(), `soundfair-${name}-`))
  const server = await startEmbeddedPostgres(join(folder, 'postgres'))
  try {
    await server.createDatabase(name)
    const url = server.urlOf(name)
    await migrate(url)
    return await measure({ url, folder })
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
