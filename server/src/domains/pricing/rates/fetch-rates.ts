import type { Logger } from 'pino'
import type { Clock } from '#kernel/clock.ts'
import type { Reader } from '#platform/database/database.ts'
import { insertExchangeRates } from './rate.store.ts'
import { readEcb } from './read-ecb.ts'

type Deps = { db: Reader; clock: Clock; log: Logger; ratesUrl: string | undefined }

const answerWithin = 20_000
const largest = 1_000_000

const load = async (url: string): Promise<string> => {
  const answer = await fetch(url, { signal: AbortSignal.timeout(answerWithin), redirect: 'error' })
  if (!answer.ok) throw new Error(`It answered ${answer.status}`)
  const text = await answer.text()
  if (text.length > largest) throw new Error('It answered too much')
  return text
}

/**
 * Fetches the rates of the day. They apply from today on, because past charges were made at older ones. If it fails, the
 * last rates stay, and the log says so.
 */
export const fetchRates = async ({ db, clock, log, ratesUrl }: Deps): Promise<void> => {
  if (!ratesUrl) return
  try {
    const { rates } = readEcb(await load(ratesUrl))
    const validFrom = clock.now().toISOString().slice(0, 10)
    await db.transaction().execute((tx) => insertExchangeRates(tx, { validFrom, rates }))
  } catch (error) {
    log.warn({ err: error }, 'exchange rates could not be fetched; the last ones stay')
  }
}
