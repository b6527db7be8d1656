import { z } from 'zod'
import { orderId } from '../core/ids.ts'
import { pagedList } from '../core/page.ts'
import { route } from '../core/route.ts'
import { mailKinds } from './mail-kinds.ts'

/** Every email that was sent, for the shop's staff. */

/** Sent: the mail server accepted it. Failed: it did not; retried for some days. */
const mailStates = ['Sent', 'Failed'] as const

const sentMail = z.object({
  id: z.string(),
  kind: z.enum(mailKinds),
  /** Empty once its account was deleted. */
  to: z.string(),
  subject: z.string(),
  orderId: orderId.nullable(),
  state: z.enum(mailStates),
  /** The mail server's answer, if it did not accept the email. */
  reason: z.string().nullable(),
  at: z.iso.datetime(),
  /** The current name of the staff member who sent it again; null for a first email. */
  sentAgainBy: z.string().nullable(),
  /** Why it cannot be sent again; null if it can. */
  notAgain: z.string().nullable(),
})
export type SentMail = z.infer<typeof sentMail>

const shownMail = sentMail.extend({
  /** As it was sent, with secrets in its links masked; null once it is no longer stored. */
  message: z
    .object({ html: z.string(), text: z.string(), attachments: z.array(z.object({ name: z.string(), bytes: z.int() })) })
    .nullable(),
})
export type ShownMail = z.infer<typeof shownMail>

export const sentMailId = z.string().regex(/^[\w.-]{1,120}$/)

export const listSentMails = route({
  name: 'listSentMails',
  method: 'GET',
  path: '/api/admin/mails',
  summary: 'E-mails sent to an address or about an order, the newest first, fifty at a time',
  access: { staff: 'sales', level: 'read' },
  query: z.object({
    email: z.string().trim().min(1).max(254).optional(),
    orderId: orderId.optional(),
    /** Cursor: the last one of the previous page. */
    after: sentMailId.optional(),
  }),
  answers: { 200: pagedList(sentMail) },
})

export const getSentMail = route({
  name: 'getSentMail',
  method: 'GET',
  path: '/api/admin/mails/{mailId}',
  summary: 'One e-mail as it was sent; its links are hidden',
  access: { staff: 'sales', level: 'read' },
  params: z.object({ mailId: sentMailId }),
  answers: { 200: shownMail },
})

export const sendMailAgain = route({
  name: 'sendMailAgain',
  method: 'POST',
  path: '/api/admin/mails/{mailId}/again',
  summary: 'Sends the same e-mail to the same address again',
  access: { staff: 'sales', level: 'write' },
  params: z.object({ mailId: sentMailId }),
  answers: { 201: z.object({ mailId: sentMailId }) },
})
