import { z } from 'zod'
import { mailKinds } from '#contract/email/mail-kinds.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Vault } from '#kernel/vault.ts'
import type { Reader, Tx } from '#platform/database/database.ts'
import { addJob, job } from '#platform/jobs/jobs.ts'
import type { Mailbox } from '#platform/mailbox/mailbox.ts'
import { recordMail } from './archive/record-mail.ts'

export const mail = z.object({
  id: z.string(),
  to: z.string(),
  /** The kind of mail; one queued before there were kinds has none. */
  kind: z.enum(mailKinds).optional(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  replyTo: z.string().optional(),
  attachments: z.array(z.object({ name: z.string(), type: z.string(), content: z.string() })).optional(),
  unsubscribeUrl: z.string().optional(),
  /** The order it is about: that it was sent is recorded with it. */
  orderId: z.uuid().optional(),
  /** The mail that this one repeats, who asked for it, and where its content is stored already. */
  again: z.object({ of: z.string(), by: z.string(), bodyId: z.string(), own: z.string().nullable() }).optional(),
})

/** A mail waits in the database until the mail server accepts it; its id makes a repeated attempt recognisable. */
export const emailToSend = job('send-mail', mail)

/** The recipient of a mail that is written only for its timing, so that a request for an unknown address takes the same time. */
export const nobody = ''

/** Hands a mail to the mail server; one to nobody ends here. */
export const deliverEmail = async (mailbox: Mailbox, email: z.infer<typeof mail>): Promise<void> => {
  if (email.to !== nobody) await mailbox.send(email)
}

type DeliverDeps = { db: Reader; clock: Clock; mailbox: Mailbox; vault: Vault }

/** The same for a queued one. Acceptance or refusal is recorded, and the content: every mail can be looked at. */
export const deliverWaitingEmail = async ({ db, clock, mailbox, vault }: DeliverDeps, email: z.infer<typeof mail>): Promise<void> => {
  if (email.to === nobody) return
  const { orderId: _order, kind: _kind, again: _again, ...sent } = email
  const writeDown = (failure: string | null) => recordMail({ db, vault, email, failure, now: clock.now() })
  try {
    await deliverEmail(mailbox, sent)
  } catch (error) {
    await writeDown(error instanceof Error ? error.message : String(error))
    throw error
  }
  await writeDown(null)
}

/** Mails that many get have two lanes of their own, so that at most two workers are busy with them, and only while nothing else is due. */
const laneCount = 2
const afterEverythingElse = 100

/** The lane of one mail to many, by its id. Its jobs are done one after another. */
export const bulkLane = (id: string) => ({
  queue: `bulk-mail-${(id.codePointAt(id.length - 1) ?? 0) % laneCount}`,
  priority: afterEverythingElse,
})

export const sendEmail = (tx: Tx, email: z.infer<typeof mail>): Promise<void> => addJob(tx, emailToSend, email, { key: `mail:${email.id}` })

/** The same, for one of many that has time: after everything else that is due. */
export const sendEmailLater = (tx: Tx, email: z.infer<typeof mail>): Promise<void> =>
  addJob(tx, emailToSend, email, { key: `mail:${email.id}`, priority: afterEverythingElse })
