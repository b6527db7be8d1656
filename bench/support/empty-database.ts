import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '#platform/database/embedded/embedded-postgres.ts'
import { migrate } from '#platform/database/migrate.ts'

/** An empty database with the shop's tables, and a folder. */
export type Deps = { url: string; folder: string }

const withDatabase = async <Measured>(name: string, folder: string, work: (deps: Deps) => Promise<Measured>): Promise<Measured> => {
  const server = await startEmbeddedPostgres(join(folder, 'postgres'))
  try {
    await server.createDatabase(name)
    const url = server.urlOf(name)
    await migrate(url)
    return await work({ url, folder })
  } finally {
    await server.stop()
  }
}

/** Opens a database for one measurement, and deletes it afterwards. */
export const withEmptyDatabase = async <Measured>(name: string, measure: (deps: Deps) => Promise<Measured>): Promise<Measured> => {
  const folder = mkdtempSync(join(tmpdir(), `soundfair-${name}-`))
  try {
    return await withDatabase(name, folder, measure)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * A million rows take minutes to write and seconds to read. With `BENCH_KEEP=<folder>` the filled database stays there and the next run
 * reuses it, after running new migrations; without it, it is deleted.
 */
export const withFilledDatabase = async <Measured>(
  name: string,
  fill: (url: string) => Promise<void>,
  measure: (deps: Deps) => Promise<Measured>,
): Promise<Measured> => {
  const fillTimed = async (url: string): Promise<void> => {
    const begun = performance.now()
    await fill(url)
    console.log(`filled in ${Math.round((performance.now() - begun) / 1000)} s`)
  }
  const cacheFolder = process.env.BENCH_KEEP
  if (!cacheFolder) {
    return withEmptyDatabase(name, async (deps) => {
      await fillTimed(deps.url)
      return measure(deps)
    })
  }
  const folder = join(cacheFolder, name)
  const mark = join(folder, 'filled')
  if (!existsSync(mark)) rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  return withDatabase(name, folder, async (deps) => {
    if (!existsSync(mark)) await fillTimed(deps.url)
    writeFileSync(mark, '')
    return measure(deps)
  })
}
