import { sql } from 'kysely'
import type { Clock } from '#kernel/clock.ts'
import type { Reader } from '#platform/database/database.ts'
import { lockPayout, movePayout } from './payout.store.ts'
import { completeParties } from './payout-parties.ts'

/** Held until a moment that is over, or for details that are there now. */
const listOver = async (db: Reader, now: Date): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select p.id from payouts p join creators c on c.id = p.creator_id
    where p.status = 'OnHold' and (
      (p.hold = 'AccountChanged' and p.held_until <= ${now})
      or (p.hold = 'DetailsMissing' and c.business_name is not null and c.address is not null))
    order by p.id limit 1000`.execute(db)
  return rows.map(({ id }) => id)
}

/** Holds end by themselves when their reason does; what the account's days hid then shows. */
export const endHolds = async ({ db, clock }: { db: Reader; clock: Clock }): Promise<void> => {
  const now = clock.now()
  for (const id of await listOver(db, now))
    await db.transaction().execute(async (tx) => {
      const payout = await lockPayout(tx, id)
      if (payout?.status !== 'OnHold' || payout.hold === 'Staff') return
      if (payout.held_until && payout.held_until > now) return
      const creator = await tx
        .selectFrom('creators')
        .select(['business_name', 'address'])
        .where('id', '=', payout.creator_id)
        .executeTakeFirstOrThrow()
      const hasDetails = creator.business_name !== null && creator.address !== null
      if (hasDetails) await movePayout(tx, payout, { to: 'Scheduled', by: null, now, change: await completeParties(tx, payout, now) })
      else if (payout.hold !== 'DetailsMissing')
        await movePayout(tx, payout, { to: 'OnHold', hold: { hold: 'DetailsMissing' }, by: null, now })
    })
}
