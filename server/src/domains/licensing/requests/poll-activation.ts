import { CompiledQuery } from 'kysely'
import { refuse } from '#kernel/refusal.ts'
import { hashSecret } from '#kernel/secrets.ts'
import type { Reader } from '#platform/database/database.ts'
import { judgeStanding } from '../tokens/claims.rules.ts'
import { type FactsRow, factColumns, factTables, standingOf } from '../tokens/token-facts.views.ts'
import type { TokenSigner } from '../tokens/token-signer.ts'
import type { CountPoll } from './poll.store.ts'
import { isRequestOver, type RequestStatus } from './request.rules.ts'

type Deps = { signer: TokenSigner; countPoll: CountPoll }
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
}

const isIt = 'r.id = $1 and r.secret_hash = $2 and r.creator_id = $3 and r.product_id = $4'

/** For all others: records that the token was fetched, unless the request has expired, and reads what the token needs. */
const fetching = `
  with wanted as (select * from activation_requests r where ${isIt}),
  fetched as (
    update activation_requests r set status = 'Completed', completed_at = $5::timestamptz 
    from wanted w where r.id = w.id and r.status = 'Fulfilled'
      and greatest(r.created_at + interval '60 minutes', r.fulfilled_at + interval '10 minutes') > $5
  )
  select w.status as request_status, w.method as request_method, w.app_version as request_app_version,
    w.created_at, w.fulfilled_at, w.completed_at, ${factColumns}
  from wanted w left join activations a on a.id = w.activation_id ${factTables}`

const keyOf = ({ requestId, secret = '', creatorId, productId }: Polling): unknown[] => [
  requestId,
  hashSecret(secret),
  creatorId,
  productId,
]

/** Most polls find that nobody has confirmed yet. */
const isWaiting = async (db: Reader, countPoll: CountPoll, { secret = '', now, ...polling }: Polling): Promise<boolean> => {
  const polled = (await countPoll(db, { ...polling, secretHash: hashSecret(secret) })) ?? refuse('request-over')
  if (polled.status !== 'Requested') return false
  if (isRequestOver({ status: polled.status, createdAt: polled.createdAt, fulfilledAt: null, completedAt: null }, now))
    return refuse('request-over')
  return polled.isCounted || refuse('too-many', { retryAfter: 1 })
}

/** The token once the customer has confirmed; undefined while nobody has. */
export const pollActivation = async (db: Reader, { signer, countPoll }: Deps, polling: Polling): Promise<string | undefined> => {
  if (await isWaiting(db, countPoll, polling)) return undefined
  const { rows } = await db.executeQuery<PolledRow>(CompiledQuery.raw(fetching, [...keyOf(polling), polling.now]))
  const [row] = rows
  if (!row) return refuse('request-over')
  const { request_status: status, created_at: createdAt, fulfilled_at: fulfilledAt, completed_at: completedAt } = row
  if (isRequestOver({ status, createdAt, fulfilledAt, completedAt }, polling.now)) return refuse('request-over')
  const verdict = judgeStanding(standingOf(row), polling.now)
  if (!verdict.good) return refuse(verdict.because)
  const appVersion = polling.appVersion ?? row.request_app_version ?? undefined
  return signer.signOften(db, { row, method: row.request_method, appVersion, now: polling.now })
}
