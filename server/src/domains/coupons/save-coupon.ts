import type { CouponForm } from '#contract/coupons/coupons.ts'
import { requireOwnTargets, toMinorPrices, toTargets } from '#domains/catalog/index.ts'
import { type Editor, noteStaff } from '#domains/creators/index.ts'
import { newId } from '#kernel/ids.ts'
import type { MinorPrices } from '#kernel/prices.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { type CouponTerms, insertCoupon, setOn, updateCoupon } from './coupon.store.ts'

type Effect = Pick<CouponForm, 'off' | 'targets' | 'minimum' | 'isExclusive'>

/** The part of a coupon that affects prices, in minor units. */
export const effectOf = ({ off, targets, minimum, isExclusive }: Effect) => ({
  off: off.type === 'PercentageOffDiscount' ? { percentage: off.percentage } : { amounts: toMinorPrices(off.amount) as MinorPrices },
  targets: targets && toTargets(targets),
  minimum: minimum && (toMinorPrices(minimum) as MinorPrices),
  isExclusive,
})

const dateOf = (iso: string | null): Date | null => (iso === null ? null : new Date(iso))

const termsOf = (form: CouponForm): CouponTerms => ({
  ...form,
  ...effectOf(form),
  startsAt: dateOf(form.startsAt),
  endsAt: dateOf(form.endsAt),
})

/** Creates a coupon, whoever the caller is. */
export const issueCoupon = async (tx: Tx, creatorId: string, terms: CouponTerms, now: Date): Promise<string> => {
  await requireOwnTargets(tx, creatorId, terms.targets ?? [])
  const id = newId('cpn', now)
  await insertCoupon(tx, { id, creatorId, terms, now })
  return id
}

export const createCoupon = async (tx: Tx, editor: Editor, form: CouponForm): Promise<string> => {
  const id = await issueCoupon(tx, editor.creatorId, termsOf(form), editor.now)
  await noteStaff(tx, editor, `coupon ${id}`, 'created')
  return id
}

export const changeCoupon = async (tx: Tx, editor: Editor, id: string, form: CouponForm): Promise<void> => {
  const { creatorId } = editor
  const terms = termsOf(form)
  await requireOwnTargets(tx, creatorId, terms.targets ?? [])
  if (!(await updateCoupon(tx, { id, creatorId, terms }))) refuse('not-found')
  await noteStaff(tx, editor, `coupon ${id}`, 'changed')
}

export const switchCoupon = async (tx: Tx, editor: Editor, id: string, isOn: boolean): Promise<void> => {
  if (!(await setOn(tx, { id, creatorId: editor.creatorId, isOn }))) refuse('not-found')
  await noteStaff(tx, editor, `coupon ${id}`, isOn ? 'turned on' : 'turned off')
}
