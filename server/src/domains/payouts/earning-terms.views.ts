import type { EarningTerms } from '#contract/payouts/earning-terms.ts'
import { ownChannelRate, standardRate } from '#domains/payments/index.ts'
import { listTaxRules } from '#domains/pricing/index.ts'
import type { Reader } from '#platform/database/database.ts'

/** What decides how much of a price is left to this creator today. */
export const readEarningTerms = async (db: Reader, creatorId: string, now: Date): Promise<EarningTerms> => {
  const [creator, taxes] = await Promise.all([
    db.selectFrom('creators').select('fee_rate').where('id', '=', creatorId).executeTakeFirstOrThrow(),
    listTaxRules(db, now),
  ])
  return { fees: { marketplace: standardRate, ownChannel: ownChannelRate, agreed: creator.fee_rate }, taxes }
}
