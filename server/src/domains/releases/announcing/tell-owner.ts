import { createHash } from 'node:crypto'
import {
  deliverEmail,
  type EmailForMany,
  linkToStop,
  recordOneOfMany,
  sendEmailLater,
  storeBodyForMany,
  writeForOne,
} from '#domains/email/index.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Vault } from '#kernel/vault.ts'
import type { Reader, Tx } from '#platform/database/database.ts'
import type { Mailbox } from '#platform/mailbox/mailbox.ts'
import { findCurrentRelease } from '../current-release.ts'
import { type AnnouncedRelease, findOwner } from './owner.views.ts'
import { insertReleaseMail } from './release-mail.store.ts'
import { releaseOutMail } from './release-out.mail.ts'

/** `vault` signs the unsubscribe links, `encryption` protects what is stored of the mails. */
export type TellDeps = { db: Reader; mailbox: Mailbox; vault: Vault; encryption: Vault; publicUrl: string; clock: Clock }

type End = { ok: true } | { ok: false; error: unknown }

/** A release with its mail, which is rendered once for all owners mailed in one step, and where that is stored. */
type Announcement = AnnouncedRelease & { email: EmailForMany; bodyId: string }

export const prepareAnnouncement = async (
  { db, encryption, publicUrl, clock }: TellDeps,
  release: AnnouncedRelease,
): Promise<Announcement> => {
  const link = new URL(`/${release.creatorSlug}/${release.productId}/download`, publicUrl).href
  const email = await releaseOutMail({ ...release, link })
  // A name or a note may change between two steps: mails already sent stay recorded as they were.
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([release, link]))
    .digest('hex')
    .slice(0, 12)
  const bodyId = `${release.releaseId}.${fingerprint}`
  await storeBodyForMany(db, encryption, { bodyId, email, now: clock.now() })
  return { ...release, email, bodyId }
}

/**
 * Mails one owner that a release is out, if that still holds at their turn: it may have been stopped or rolled back, the subscription
 * ended, the license refunded. If the mail server does not accept it, the queue tries again.
 */
export const tellOwner = async (deps: TellDeps, release: Announcement, userId: string): Promise<End> => {
  const { db, mailbox, clock } = deps
  const now = clock.now()
  const [owner, current] = await Promise.all([
    findOwner(db, { ...release, userId, now }),
    findCurrentRelease(db, release, { holder: { userId, licenseId: null }, channel: 'stable', now }),
  ])
  if (!owner || current?.id !== release.releaseId) return { ok: true }
  const own = { name: owner.name, unsubscribeUrl: linkToStop(deps, owner, now) }
  // The id is the same at every attempt: if it is sent twice, the reader's mail program shows one.
  const mail = {
    id: `${release.releaseId}.${userId}`,
    to: owner.email,
    unsubscribeUrl: own.unsubscribeUrl,
    ...writeForOne(release.email, own),
  }
  const writeDown = (work: (tx: Tx) => Promise<void>): Promise<void> =>
    db.transaction().execute(async (tx) => {
      await insertReleaseMail(tx, { releaseId: release.releaseId, userId }, now)
      await work(tx)
    })
  try {
    await deliverEmail(mailbox, mail)
  } catch (error) {
    await writeDown((tx) => sendEmailLater(tx, mail))
    return { ok: false, error }
  }
  await writeDown((tx) => recordOneOfMany(tx, deps.encryption, { ...mail, ...release, own, now }))
  return { ok: true }
}
