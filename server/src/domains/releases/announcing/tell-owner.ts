import { deliverEmail, linkToStop, sendEmailLater } from '#domains/email/index.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Vault } from '#kernel/vault.ts'
import type { Reader, Tx } from '#platform/database/database.ts'
import type { Mailbox } from '#platform/mailbox/mailbox.ts'
import { findCurrentRelease } from '../current-release.ts'
import { type AnnouncedRelease, findOwner, type Owner } from './owner.views.ts'
import { insertReleaseMail } from './release-mail.store.ts'
import { releaseOutMail } from './release-out.mail.ts'

export type TellDeps = { db: Reader; mailbox: Mailbox; vault: Vault; publicUrl: string; clock: Clock }

type End = { ok: true } | { ok: false; error: unknown }

const writeMail = async ({ vault, publicUrl }: TellDeps, release: AnnouncedRelease, owner: Owner, now: Date) => {
  const unsubscribeUrl = linkToStop({ vault, publicUrl }, owner, now)
  const link = new URL(`/${release.creatorSlug}/${release.productId}/download`, publicUrl).href
  const content = await releaseOutMail({ ...release, name: owner.name, link, unsubscribeUrl })
  // The same at every try: should it be sent twice, its reader's mail program sees one.
  return { id: `${release.releaseId}.${owner.userId}`, to: owner.email, unsubscribeUrl, ...content }
}

/**
 * Mails one owner that a release is out, if that still holds when their turn comes: it may have been stopped or taken back, the wish
 * withdrawn, the license returned. One that the mail server does not take is left to the queue, which tries again.
 */
export const tellOwner = async (deps: TellDeps, release: AnnouncedRelease, userId: string): Promise<End> => {
  const { db, mailbox, clock } = deps
  const now = clock.now()
  const owner = await findOwner(db, { ...release, userId, now })
  const current = await findCurrentRelease(db, release, { holder: { userId, licenseId: null }, channel: 'stable', now })
  if (!owner || current?.id !== release.releaseId) return { ok: true }
  const mail = await writeMail(deps, release, owner, now)
  const writeDown = (work?: (tx: Tx) => Promise<void>): Promise<void> =>
    db.transaction().execute(async (tx) => {
      await insertReleaseMail(tx, { releaseId: release.releaseId, userId }, now)
      await work?.(tx)
    })
  try {
    await deliverEmail(mailbox, mail)
  } catch (error) {
    await writeDown((tx) => sendEmailLater(tx, mail))
    return { ok: false, error }
  }
  await writeDown()
  return { ok: true }
}
