import { makePayouts } from '#domains/payouts/index.ts'
import { openDatabase } from '#platform/database/database.ts'

/** A process that only makes the payouts of a run, for tests that kill it. */
const [url = '', runId = '', now = ''] = process.argv.slice(2)
const database = openDatabase(url)
await makePayouts({ db: database.db, clock: { now: () => new Date(now) } }, runId)
await database.close()
