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

/** A release with its mail, which is rendered once for all who are told in one go. */
type Announcement = AnnouncedRelease & { mailTo: Awaited<ReturnType<typeof releaseOutMail>> }

export const prepareAnnouncement = async (publicUrl: string, release: AnnouncedRelease): Promise<Announcement> => {
  const link = new URL(`/${release.creatorSlug}/${release.productId}/download`, publicUrl).href
  return { ...release, mailTo: await releaseOutMail({ ...release, link }) }
}

const writeMail = ({ vault, publicUrl }: TellDeps, { releaseId, mailTo }: Announcement, owner: Owner, now: Date) => {
  const unsubscribeUrl = linkToStop({ vault, publicUrl }, owner, now)
  // The same at every try: should it be sent twice, its reader's mail program sees one.
  return { id: `${releaseId}.${owner.userId}`, to: owner.email, unsubscribeUrl, ...mailTo({ name: owner.name, unsubscribeUrl }) }
}

/**
 * Mails one owner that a release is out, if that still holds when their turn comes: it may have been stopped or taken back, the wish
 * withdrawn, the license returned. One that the mail server does not take is left to the queue, which tries again.
 */
export const tellOwner = async (deps: TellDeps, release: Announcement, userId: string): Promise<End> => {
  const { db, mailbox, clock } = deps
  const now = clock.now()
  const [owner, current] = await Promise.all([
    findOwner(db, { ...release, userId, now }),
    findCurrentRelease(db, release, { holder: { userId, licenseId: null }, channel: 'stable', now }),
  ])
  if (!owner || current?.id !== release.releaseId) return { ok: true }
  const mail = writeMail(deps, release, owner, now)
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
