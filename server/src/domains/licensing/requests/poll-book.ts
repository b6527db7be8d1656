import { CompiledQuery } from 'kysely'
import type { Reader } from '#platform/database/database.ts'
import '../licensing.tables.ts'
import type { RequestStatus } from './request.rules.ts'

/** A request as its plugin names it: by id, with the secret, at the address of its product. */
export type PollKey = { requestId: string; secretHash: Buffer; creatorId: string; productId: string }

/** What a poll finds. It is counted where the request waits and nobody else asked within the second. */
export type Polled = { status: RequestStatus; createdAt: Date; isCounted: boolean }

/**
 * When requests were polled. Everybody who waits asks every second, so the polls of one moment are looked at and counted together: while
 * one statement is on its way the next polls gather. The count is in the database, and decides and writes at once: of many polls in
 * however many processes exactly one a second is answered.
 */
export type PollBook = { look(db: Reader, key: PollKey): Promise<Polled | undefined> }

/**
 * In the order of ids, so that two processes never wait for each other. A plugin's clock may run a little fast. Nobody waits for the
 * disk. Each request once: a statement may not change a row twice.
 */
const looking = `
  with asked as (
    select * from unnest($1::text[], $2::bytea[], $3::text[], $4::text[]) with ordinality as a (id, secret_hash, creator_id, product_id, place)
  ), found as materialized (
    select a.place, r.id, r.status, r.created_at from asked a join activation_requests r on r.id = a.id
    where r.secret_hash = a.secret_hash and r.creator_id = a.creator_id and r.product_id = a.product_id
  ), counted as (
    insert into activation_polls as p (request_id, polled_at)
    select f.id, clock_timestamp() from found f where f.status = 'Requested' group by f.id order by f.id
    on conflict (request_id) do update set polled_at = excluded.polled_at where p.polled_at < excluded.polled_at - interval '950 milliseconds'
    returning p.request_id
  )
  select f.place::int, f.status, f.created_at as "createdAt", c.request_id is not null as "isCounted",
    set_config('synchronous_commit', 'off', true)
  from found f left join counted c on c.request_id = f.id order by f.place`

const mostTogether = 500

type Waiting = { key: PollKey; found: (polled: Polled | undefined) => void; failed: (error: unknown) => void }
type FoundRow = Polled & { place: number }

const lookTogether = async (db: Reader, keys: readonly PollKey[]): Promise<(Polled | undefined)[]> => {
  const columns = [
    keys.map(({ requestId }) => requestId),
    keys.map(({ secretHash }) => secretHash),
    keys.map(({ creatorId }) => creatorId),
    keys.map(({ productId }) => productId),
  ]
  const { rows } = await db.executeQuery<FoundRow>(CompiledQuery.raw(looking, columns))
  const answers = Array.from<Polled | undefined>({ length: keys.length })
  const counted = new Set<string>()
  for (const { place, status, createdAt, isCounted } of rows) {
    const id = keys[place - 1]?.requestId ?? ''
    // Of the same request twice in one statement the first was counted.
    answers[place - 1] = { status, createdAt, isCounted: isCounted && !counted.has(id) }
    counted.add(id)
  }
  return answers
}

export const openPollBook = (): PollBook => {
  let gathered: Waiting[] = []
  let isLooking = false

  const lookAtAll = async (db: Reader): Promise<void> => {
    while (gathered.length > 0) {
      const together = gathered.slice(0, mostTogether)
      gathered = gathered.slice(mostTogether)
      await lookTogether(
        db,
        together.map(({ key }) => key),
      ).then(
        (answers) => together.forEach(({ found }, place) => void found(answers[place])),
        (error) => together.forEach(({ failed }) => void failed(error)),
      )
    }
    isLooking = false
  }

  return {
    look: (db, key) =>
      new Promise((found, failed) => {
        gathered.push({ key, found, failed })
        if (isLooking) return
        isLooking = true
        // What came in the same moment goes together.
        setImmediate(() => void lookAtAll(db))
      }),
  }
}
