import { CompiledQuery } from 'kysely'
import type { Reader } from '#platform/database/database.ts'
import { gather } from '#platform/database/gather.ts'
import '../licensing.tables.ts'
import type { RequestStatus } from './request.rules.ts'

/** A request as its plugin names it: by id, with the secret, at the address of its product. */
type Poll = { requestId: string; secretHash: Buffer; creatorId: string; productId: string }

/** The result of a poll. It is counted while the request waits and nobody else polled within the second. */
type Polled = { status: RequestStatus; createdAt: Date; isCounted: boolean }

export type CountPoll = (db: Reader, poll: Poll) => Promise<Polled | undefined>

/**
 * The count is in the database, which decides and writes at once: of many polls in however many processes exactly one a second is
 * answered. A plugin's clock may run a little fast. In the order of ids, so that two processes never deadlock. The commit does not wait
 * for the disk. Lists are in selects of their own so that the statement is planned once and not for every length.
 */
const counting = `
  with asked as (
    select * from unnest((select $1::text[]), (select $2::bytea[]), (select $3::text[]), (select $4::text[]))
      with ordinality as asked (id, secret_hash, creator_id, product_id, index)
  ),
  found as materialized (
    select asked.index, r.id, r.status, r.created_at from asked join activation_requests r on r.id = asked.id
    where r.secret_hash = asked.secret_hash and r.creator_id = asked.creator_id and r.product_id = asked.product_id
  ),
  counted as (
    insert into activation_polls as p (request_id, polled_at)
    select f.id, clock_timestamp() from found f where f.status = 'Requested' order by f.id
    on conflict (request_id) do update set polled_at = excluded.polled_at where p.polled_at < excluded.polled_at - interval '950 milliseconds'
    returning p.request_id
  )
  select f.index::int, f.status, f.created_at as "createdAt", c.request_id is not null as "isCounted",
    (select set_config('synchronous_commit', 'off', true))
  from found f left join counted c on c.request_id = f.id`

const countPolls = async (db: Reader, polls: readonly Poll[]): Promise<(Polled | undefined)[]> => {
  const values = [
    polls.map(({ requestId }) => requestId),
    polls.map(({ secretHash }) => secretHash),
    polls.map(({ creatorId }) => creatorId),
    polls.map(({ productId }) => productId),
  ]
  const { rows } = await db.executeQuery<Polled & { index: number }>(CompiledQuery.raw(counting, values))
  const byIndex = new Map(rows.map((row) => [row.index, row]))
  return polls.map((_poll, at) => byIndex.get(at + 1))
}

/** Every waiting plugin polls each second: concurrent polls are batched into one statement. */
export const gatherPolls = (): CountPoll => gather(countPolls, { keyOf: ({ requestId }) => requestId, limit: 500 })
