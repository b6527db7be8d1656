import type { z } from 'zod'
import type { discountForm } from '#contract/discounts/discounts.ts'
import { requireOwnTargets, toMinorPrices, toTargets } from '#domains/catalog/index.ts'
import { type Editor, holdCreator, noteStaff } from '#domains/creators/index.ts'
import type { MinorPrices } from '#kernel/prices.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { discountAmountsDocument } from './discount-amounts.ts'
import { replaceTargets } from './discount-target.store.ts'
import { startDiscount } from './start-discount.ts'

type Form = z.output<typeof discountForm>

const offOf = ({ off }: Form) =>
  off.type === 'PercentageOffDiscount' ? { percentage: off.percentage } : { amounts: toMinorPrices(off.amount) as MinorPrices }

const timesOf = ({ startsAt, endsAt }: Form) => ({ startsAt: new Date(startsAt), endsAt: endsAt === null ? null : new Date(endsAt) })

export const planDiscount = async (tx: Tx, editor: Editor, form: Form): Promise<string> => {
  const { creatorId, now } = editor
  const targets = toTargets(form.targets)
  await requireOwnTargets(tx, creatorId, targets)
  const { name, description, isExclusive, recurringPaymentUseCount } = form
  const discount = { creatorId, name, description, off: offOf(form), isExclusive, recurringPaymentUseCount, targets, ...timesOf(form) }
  const id = await startDiscount(tx, discount, now)
  await noteStaff(tx, editor, `discount ${id}`, 'planned')
  return id
}

export const changeDiscount = async (tx: Tx, editor: Editor, id: string, form: Form): Promise<void> => {
  const { creatorId } = editor
  await holdCreator(tx, creatorId)
  const targets = toTargets(form.targets)
  await requireOwnTargets(tx, creatorId, targets)
  const off = offOf(form)
  const { startsAt, endsAt } = timesOf(form)
  const { numUpdatedRows } = await tx
    .updateTable('sale_discounts')
    .set({
      name: form.name,
      description: form.description,
      percentage: 'percentage' in off ? off.percentage : null,
      amounts: 'amounts' in off ? discountAmountsDocument.write(off.amounts) : null,
      is_exclusive: form.isExclusive,
      recurring_payment_use_count: form.recurringPaymentUseCount,
      starts_at: startsAt,
      ends_at: endsAt,
    })
    .where('id', '=', id)
    .where('creator_id', '=', creatorId)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) refuse('not-found')
  await replaceTargets(tx, creatorId, id, targets)
  await noteStaff(tx, editor, `discount ${id}`, 'changed')
}

/** A discount in effect ends now and stays in the list; one that has not begun is removed. */
export const endDiscount = async (tx: Tx, editor: Editor, id: string): Promise<void> => {
  const { creatorId, now } = editor
  await holdCreator(tx, creatorId)
  const own = await tx
    .selectFrom('sale_discounts')
    .select(['starts_at', 'ends_at'])
    .where('id', '=', id)
    .where('creator_id', '=', creatorId)
    .forUpdate()
    .executeTakeFirst()
  const { starts_at, ends_at } = own ?? refuse('not-found')
  // Whoever still saw it on ends it no later than it did.
  if (ends_at !== null && ends_at <= now) return
  if (starts_at >= now) await tx.deleteFrom('sale_discounts').where('id', '=', id).execute()
  else await tx.updateTable('sale_discounts').set({ ends_at: now }).where('id', '=', id).execute()
  await noteStaff(tx, editor, `discount ${id}`, 'ended')
}
