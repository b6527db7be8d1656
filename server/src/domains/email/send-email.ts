import { z } from 'zod'
import type { Clock } from '#kernel/clock.ts'
import type { Reader, Tx } from '#platform/database/database.ts'
import { addJob, job } from '#platform/jobs/jobs.ts'
import type { Mailbox } from '#platform/mailbox/mailbox.ts'
import { noteOrderMail } from './order-mail.store.ts'

export const mail = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  replyTo: z.string().optional(),
  attachments: z.array(z.object({ name: z.string(), type: z.string(), content: z.string() })).optional(),
  unsubscribeUrl: z.string().optional(),
  /** The order it is about: that it was sent is kept with it. */
  orderId: z.uuid().optional(),
})

/** A mail waits in the database until the mail server took it; its id keeps a repeated try recognisable. */
export const emailToSend = job('send-mail', mail)

/** Whom a mail goes to that is written only because another one would have been: so that both take the same time. */
export const nobody = ''

/** Gives a mail to the mail server; one to nobody has done its part by coming this far. */
export const deliverEmail = async (mailbox: Mailbox, email: z.infer<typeof mail>): Promise<void> => {
  if (email.to !== nobody) await mailbox.send(email)
}

type DeliverDeps = { db: Reader; clock: Clock; mailbox: Mailbox }

/** The same for one that waited: what it says about an order is noted once the mail server has it. */
export const deliverWaitingEmail = async ({ db, clock, mailbox }: DeliverDeps, email: z.infer<typeof mail>): Promise<void> => {
  const { orderId, ...sent } = email
  await deliverEmail(mailbox, sent)
  if (orderId && email.to !== nobody)
    await noteOrderMail(db, { id: email.id, orderId, email: email.to, subject: email.subject, at: clock.now() })
}

/** Mails that many get have two lanes of their own, so that at most two workers are busy with them, and only while nothing else is due. */
const laneCount = 2
const afterEverythingElse = 100

/** The lane of one thing that is said to many, by its id. Its jobs are done one after another. */
export const bulkLane = (id: string) => ({
  queue: `bulk-mail-${(id.codePointAt(id.length - 1) ?? 0) % laneCount}`,
  priority: afterEverythingElse,
})

export const sendEmail = (tx: Tx, email: z.infer<typeof mail>): Promise<void> => addJob(tx, emailToSend, email, { key: `mail:${email.id}` })

/** The same, for one of many that has time: after everything else that is due. */
export const sendEmailLater = (tx: Tx, email: z.infer<typeof mail>): Promise<void> =>
  addJob(tx, emailToSend, email, { key: `mail:${email.id}`, priority: afterEverythingElse })
