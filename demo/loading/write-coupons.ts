import { newId } from '#kernel/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { eveningIn, morningIn } from './calendar.ts'

/** One that works, one that is over, one that asks for a full cart. */
export const writeCoupons = async (tx: Tx, now: Date): Promise<void> => {
  const shared = { creator_id: 'northlight-audio', created_at: now }
  await tx
    .insertInto('coupons')
    .values([
      {
        ...shared,
        id: newId('cpn', now),
        code: 'FIRSTREEL',
        name: 'A tenth off everything',
        description: 'For whoever comes to the loft for the first time',
        percentage: 0.1,
      },
      {
        ...shared,
        id: newId('cpn', now),
        code: 'LASTWINTER',
        name: 'A quarter off, last winter',
        percentage: 0.25,
        starts_at: morningIn(now, -300),
        ends_at: eveningIn(now, -240),
      },
      {
        ...shared,
        id: newId('cpn', now),
        code: 'WHOLELOFT',
        name: 'Thirty off from 300 on',
        amounts: JSON.stringify({ USD: 3000, EUR: 3000, GBP: 2500 }),
        minimum: JSON.stringify({ USD: 30_000, EUR: 30_000, GBP: 25_000 }),
      },
    ])
    .execute()
}
