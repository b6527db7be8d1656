import { creatorAddressDocument } from '#domains/creators/index.ts'
import { getSeller } from '#domains/documents/index.ts'
import type { Tx } from '#platform/database/database.ts'
import { readOptional, type Written } from '#platform/database/stored-document.ts'
import type { PayoutRecord } from './payout.store.ts'
import { type PayoutParties, payoutPartiesDocument } from './payouts.documents.ts'

/** Who is paid and who pays, as both are now. */
export const writeParties = async (tx: Tx, creatorId: string, now: Date): Promise<Written<PayoutParties>> => {
  const creator = await tx
    .selectFrom('creators')
    .select(['name', 'business_name', 'address', 'tax_id'])
    .where('id', '=', creatorId)
    .executeTakeFirstOrThrow()
  const payee = {
    name: creator.business_name ?? creator.name,
    address: readOptional(creatorAddressDocument, creator.address),
    taxId: creator.tax_id,
  }
  return payoutPartiesDocument.write({ payee, payer: await getSeller(tx, now) })
}

/** A payout that waited for details names them once they are there; one that has them keeps what it has. */
export const completeParties = async (tx: Tx, payout: PayoutRecord, now: Date): Promise<{ parties?: Written<PayoutParties> }> => {
  if (payoutPartiesDocument.read(payout.parties).payee.address !== null) return {}
  return { parties: await writeParties(tx, payout.creator_id, now) }
}
