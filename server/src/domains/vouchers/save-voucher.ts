import type { BatchForm, VoucherForm } from '#contract/vouchers/vouchers.ts'
import { hasVariation } from '#domains/catalog/index.ts'
import { type Editor, isSuspended, noteStaff } from '#domains/creators/index.ts'
import { newId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import type { MadeCode } from './make-codes.ts'
import { hasVoucher, insertBatch, insertVoucher, setBatchOn, setVoucherOn, updateVoucher, type VoucherTerms } from './voucher.store.ts'

const dateOf = (iso: string | null): Date | null => (iso === null ? null : new Date(iso))

/** A voucher gives existing items of its own creator. */
const termsOf = async (tx: Tx, creatorId: string, form: VoucherForm): Promise<VoucherTerms> => {
  for (const [index, { kind, itemId }] of form.gifts.entries()) {
    if (await hasVariation(tx, kind === 'Product' ? 'product' : 'bundle', { creatorId, id: itemId }, null)) continue
    refuse('invalid-input', { errors: { [`gifts.${index}`]: ['You don’t have this'] } })
  }
  const gifts = form.gifts.map(({ kind, itemId, quantity }) => ({
    kind: kind === 'Product' ? ('product' as const) : ('bundle' as const),
    itemId,
    quantity,
  }))
  return { ...form, gifts, expiresAt: dateOf(form.expiresAt) }
}

/** Creates a voucher, whoever the caller is. */
export const issueVoucher = async (tx: Tx, creatorId: string, form: VoucherForm, now: Date): Promise<string> => {
  const id = newId('vch', now)
  await insertVoucher(tx, { id, creatorId, terms: await termsOf(tx, creatorId, form), now })
  return id
}

export const createVoucher = async (tx: Tx, editor: Editor, form: VoucherForm): Promise<string> => {
  const id = await issueVoucher(tx, editor.creatorId, form, editor.now)
  await noteStaff(tx, editor, `voucher ${id}`, 'created')
  return id
}

export const changeVoucher = async (tx: Tx, editor: Editor, id: string, form: VoucherForm): Promise<void> => {
  const { creatorId } = editor
  if (!(await updateVoucher(tx, { id, creatorId, terms: await termsOf(tx, creatorId, form) }))) refuse('not-found')
  await noteStaff(tx, editor, `voucher ${id}`, 'changed')
}

export const switchVoucher = async (tx: Tx, editor: Editor, id: string, isOn: boolean): Promise<void> => {
  if (!(await setVoucherOn(tx, { id, creatorId: editor.creatorId, isOn }))) refuse('not-found')
  await noteStaff(tx, editor, `voucher ${id}`, isOn ? 'turned on' : 'turned off')
}

type Batch = { voucherId: string; form: BatchForm; codes: readonly MadeCode[] }

export const issueBatch = async (tx: Tx, { voucherId, form, codes }: Batch, by: string | null, now: Date): Promise<string> => {
  const id = newId('vba', now)
  const { name, usesPerCode } = form
  await insertBatch(tx, { id, voucherId, name, usesPerCode, expiresAt: dateOf(form.expiresAt), by, codes, now })
  return id
}

export const createBatch = async (tx: Tx, editor: Editor, batch: Batch): Promise<void> => {
  if (!(await hasVoucher(tx, { id: batch.voucherId, creatorId: editor.creatorId }))) refuse('not-found')
  // A code is worth a sale: a suspended creator could sell codes elsewhere.
  if (await isSuspended(tx, editor.creatorId)) {
    refuse('not-possible', { detail: 'You are suspended, so you can’t create new codes. Codes you have already given out still work.' })
  }
  await issueBatch(tx, batch, editor.userId, editor.now)
  await noteStaff(tx, editor, `voucher ${batch.voucherId}`, `made ${batch.codes.length} codes`)
}

export const switchBatch = async (tx: Tx, editor: Editor, batch: { voucherId: string; batchId: string; isOn: boolean }): Promise<void> => {
  const { voucherId, batchId, isOn } = batch
  const isOwn = await hasVoucher(tx, { id: voucherId, creatorId: editor.creatorId })
  if (!isOwn || !(await setBatchOn(tx, { id: batchId, voucherId, isOn }))) refuse('not-found')
  await noteStaff(tx, editor, `voucher ${voucherId}`, `batch ${isOn ? 'turned on' : 'turned off'}`)
}
