import { sql } from 'kysely'
import { refuse } from '#kernel/refusal.ts'
import { hashSecret } from '#kernel/secrets.ts'
import type { Reader } from '#platform/database/database.ts'
import { judgeStanding } from '../tokens/claims.rules.ts'
import { type FactsRow, factColumns, factTables, standingOf } from '../tokens/token-facts.views.ts'
import type { TokenPress } from '../tokens/token-press.ts'
import { isRequestOver, type RequestStatus } from './request.rules.ts'

type Polling = {
  creatorId: string
  productId: string
  requestId: string
  secret: string | undefined
  appVersion: string | undefined
  now: Date
}

type PolledRow = FactsRow & {
  request_status: RequestStatus
  request_method: 'Online' | 'Offline'
  request_app_version: string | null
  created_at: Date
  fulfilled_at: Date | null
  completed_at: Date | null
  is_early: boolean
}

/**
 * One statement: it counts the poll, notes that the token was fetched, and reads what it is made from. A poll that comes within a
 * second of the one before, clocks a little off allowed for, changes nothing. Nobody waits for the disk: a poll comes again.
 */
const poll = async (db: Reader, { creatorId, productId, requestId, secret = '', now }: Polling): Promise<PolledRow | undefined> => {
  const { rows } = await sql<PolledRow>`
    with wanted as (
      select * from activation_requests r
      where r.id = ${requestId} and r.secret_hash = ${hashSecret(secret)} and r.creator_id = ${creatorId} and r.product_id = ${productId}
    ), polled as (
      update activation_requests r set polled_at = clock_timestamp(),
        status = case when r.status = 'Fulfilled' then 'Completed' else r.status end,
        completed_at = case when r.status = 'Fulfilled' then ${now}::timestamptz else r.completed_at end
      from wanted w where r.id = w.id
        and (r.status = 'Fulfilled' or (r.status = 'Requested' and (r.polled_at is null or r.polled_at < clock_timestamp() - interval '950 milliseconds')))
      returning r.id
    )
    select w.status as request_status, w.method as request_method, w.app_version as request_app_version,
      w.created_at, w.fulfilled_at, w.completed_at, w.status = 'Requested' and not exists (select from polled) as is_early,
      set_config('synchronous_commit', 'off', true), ${factColumns}
    from wanted w left join activations a on a.id = w.activation_id ${factTables}`.execute(db)
  return rows[0]
}

/** The token once the customer has said yes; undefined while nobody has. */
export const pollActivation = async (db: Reader, press: TokenPress, polling: Polling): Promise<string | undefined> => {
  const row = await poll(db, polling)
  if (!row) return refuse('request-over')
  const { request_status: status, created_at: createdAt, fulfilled_at: fulfilledAt, completed_at: completedAt } = row
  if (isRequestOver({ status, createdAt, fulfilledAt, completedAt }, polling.now)) return refuse('request-over')
  if (status === 'Requested') return row.is_early ? refuse('too-many', { retryAfter: 1 }) : undefined
  const verdict = judgeStanding(standingOf(row), polling.now)
  if (!verdict.good) return refuse(verdict.because)
  const appVersion = polling.appVersion ?? row.request_app_version ?? undefined
  return press.press(db, { row, method: row.request_method, appVersion, now: polling.now })
}
