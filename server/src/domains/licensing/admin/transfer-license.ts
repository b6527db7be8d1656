import type { TransferPreview } from '#contract/licensing/license-transfer.ts'
import { seeMyLicenses, sendEmail } from '#domains/email/index.ts'
import { findHolder, holdReceiver } from '#domains/identity/index.ts'
import { newId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Reader, Tx } from '#platform/database/database.ts'
import { type Doer, writeEvents } from '../history/license-event.store.ts'
import { setOwner } from '../license.store.ts'
import '../licensing.tables.ts'
import { licenseReceivedMail } from '../mails/license-received.mail.ts'
import { licenseTransferredMail } from '../mails/license-transferred.mail.ts'
import { releaseSeat } from '../seats/release-seat.ts'
import { judgeTransfer, transferText } from './transfer.rules.ts'

const findLicense = (db: Reader, id: string) =>
  db
    .selectFrom('licenses')
    .innerJoin('products', (join) =>
      join.onRef('products.creator_id', '=', 'licenses.creator_id').onRef('products.id', '=', 'licenses.product_id'),
    )
    .leftJoin('users', (join) => join.onRef('users.id', '=', 'licenses.user_id').on('users.deleted_at', 'is', null))
    .select([
      'licenses.id',
      'licenses.user_id',
      'licenses.cause',
      'licenses.subscription_id',
      'licenses.status',
      'licenses.email as sent_to',
    ])
    .select(['products.name as product', 'users.name as owner_name', 'users.email as owner_email'])
    .where('licenses.id', '=', id)
    .executeTakeFirst()

const listHeldSeats = (db: Reader, licenseId: string) =>
  db
    .selectFrom('activations')
    .select(['id', 'device_name as name', 'method'])
    .where('license_id', '=', licenseId)
    .where('status', '=', 'Active')
    .orderBy('id')
    .execute()

/** Previews the transfer. */
export const previewTransfer = async (db: Reader, licenseId: string, email: string): Promise<TransferPreview> => {
  const license = (await findLicense(db, licenseId)) ?? refuse('not-found')
  const holder = await findHolder(db, email)
  const verdict = judgeTransfer({ ...license, toId: holder?.id })
  return {
    from: { id: license.user_id, name: license.owner_name ?? '', email: license.owner_email ?? license.sent_to },
    to: holder ? { id: holder.id, name: holder.name, email: holder.email, isConfirmed: holder.confirmed_at !== null } : null,
    devices: await listHeldSeats(db, licenseId),
    hindrance: verdict.can ? null : transferText[verdict.because],
  }
}

type Transfer = { licenseId: string; email: string; reason: string; was: string | null; publicUrl: string; doer: Doer; now: Date }

const tellBoth = async (
  tx: Tx,
  { publicUrl, now }: Transfer,
  product: string,
  from: string | null,
  to: { email: string; name: string },
) => {
  const licenses = seeMyLicenses(publicUrl)
  const supportLink = new URL('/support#contact', publicUrl).href
  const send = async (address: string, content: Awaited<ReturnType<typeof licenseReceivedMail>>) =>
    sendEmail(tx, { id: newId('msg', now), to: address, ...content })
  if (from) await send(from, await licenseTransferredMail({ product, supportLink }))
  await send(to.email, await licenseReceivedMail({ name: to.name, product, licenses }))
}

/** Moves a license to the account of an address, without its devices: the new owner activates their own. */
export const transferLicense = async (tx: Tx, transfer: Transfer): Promise<void> => {
  const { licenseId, email, reason, was, doer, now } = transfer
  // Accounts first, as when selling; then the license.
  const toId = await holdReceiver(tx, { email, from: was, now })
  await tx.selectFrom('licenses').select('id').where('id', '=', licenseId).forUpdate().executeTakeFirst()
  const license = (await findLicense(tx, licenseId)) ?? refuse('not-found')
  if (license.user_id !== was)
    refuse('edited-elsewhere', { detail: 'Someone else has moved this license in the meantime. Check it again.' })
  const verdict = judgeTransfer({ ...license, toId })
  if (!verdict.can) refuse('not-possible', { detail: transferText[verdict.because] })
  for (const { id } of await listHeldSeats(tx, licenseId)) {
    await releaseSeat(tx, { licenseId, activationId: id, doer, note: 'Moved to another account', now })
  }
  await setOwner(tx, licenseId, { userId: toId, email })
  const details = { ...(license.user_id && { from: license.user_id }), to: toId, note: reason }
  await writeEvents(tx, [{ licenseId, kind: 'Transferred', details }], doer, now)
  const to = (await findHolder(tx, email)) ?? { email, name: '' }
  await tellBoth(tx, transfer, license.product, license.owner_email, to)
}
