import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '#platform/database/embedded/embedded-postgres.ts'
import { prepareDatabase } from '#platform/database/roles/prepare-database.ts'
import { makeMemoryFolder } from './memory-folder.ts'
import { isLongRun } from './rounds.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
    servingUrl: string
  }
}

/**
 * Speed over safety: a test database may be lost if the machine crashes, but not because of a test. Databases that live for seconds need no
 * vacuum, and a thousand connections need no slow password hashing.
 */
const fast = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=4GB',
  'checkpoint_timeout=1h',
  'scram_iterations=1',
  'shared_buffers=64MB',
  // A connection lives for a few calls here: planning a statement five times before its plan is cached never pays off.
  'plan_cache_mode=force_generic_plan',
]

/** Databases that live for minutes and grow need statistics: without them, a query over everything takes minutes. */
const tended = isLongRun ? ['autovacuum=on', 'autovacuum_naptime=5s'] : ['autovacuum=off']

/** One real PostgreSQL for the whole run, with one migrated template that each test file copies. */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const folder = makeMemoryFolder('soundfair-test-')
  const server = await startEmbeddedPostgres(join(folder, 'postgres'), [...fast, ...tended])
  await server.createDatabase('template_shop')
  const { url } = await prepareDatabase({ databaseUrl: server.urlOf('template_shop') })
  project.provide('postgresUrl', server.urlOf('postgres'))
  project.provide('servingUrl', url)
  return async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
