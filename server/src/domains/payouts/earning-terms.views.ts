import type { EarningTerms } from '#contract/payouts/earning-terms.ts'
import { findAgreedFees } from '#domains/creators/index.ts'
import { ownChannelRate, standardRate } from '#domains/payments/index.ts'
import { listTaxRules } from '#domains/pricing/index.ts'
import type { Reader } from '#platform/database/database.ts'

/** What decides how much of a price is left to this creator today. */
export const readEarningTerms = async (db: Reader, creatorId: string, now: Date): Promise<EarningTerms> => {
  const [fees, taxes] = await Promise.all([findAgreedFees(db, [creatorId], now), listTaxRules(db, now)])
  return { fees: { marketplace: standardRate, ownChannel: ownChannelRate, agreed: fees.get(creatorId) ?? null }, taxes }
}
