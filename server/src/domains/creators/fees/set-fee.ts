import { percentText } from '#contract/pricing/percent-text.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { holdCreatorAs, type StaffAct, tellStaffAct } from '../staff/staff-act.ts'
import { setStaffColumns } from '../staff/staff-creator.store.ts'
import { dayOf } from './find-agreed-fees.ts'
import '../creators.tables.ts'

type NewFee = { rate: number | null; validFrom: string }

/** Sets our fee from a day on. Past days keep their rate, and so does every past sale. */
export const setFee = async (tx: Tx, act: StaffAct, { rate, validFrom }: NewFee): Promise<void> => {
  const { creatorId, userId, now } = act
  const creator = await holdCreatorAs(tx, act)
  if (validFrom < dayOf(now)) refuse('invalid-input', { errors: { validFrom: ['Choose today or later: past sales don’t change'] } })
  await tx.insertInto('creator_fees').values({ creator_id: creatorId, valid_from: validFrom, rate, set_at: now, set_by: userId }).execute()
  await setStaffColumns(tx, creator, {})
  await tellStaffAct(tx, act, 'creator.fee-set', {
    rate: rate === null ? 'the shop’s own' : percentText(rate),
    from: validFrom,
  })
}
