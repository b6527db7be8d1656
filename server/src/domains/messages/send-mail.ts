import { z } from 'zod'
import type { Tx } from '#platform/database/database.ts'
import { addJob, job } from '#platform/jobs/jobs.ts'

export const mail = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  replyTo: z.string().optional(),
  attachments: z.array(z.object({ name: z.string(), type: z.string(), content: z.string() })).optional(),
})

/** A mail waits in the database until the mail server took it; its id keeps a repeated try recognisable. */
export const mailToSend = job('send-mail', mail)

export const sendMail = (tx: Tx, letter: z.infer<typeof mail>): Promise<void> =>
  addJob(tx, mailToSend, letter, { key: `mail:${letter.id}` })
