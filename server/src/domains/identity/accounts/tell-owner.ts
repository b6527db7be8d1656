import { type MailContent, sendEmail } from '#domains/email/index.ts'
import { newId } from '#kernel/ids.ts'
import type { Tx } from '#platform/database/database.ts'

/** A mail to exactly the address that is stored. */
export const tellOwner = (tx: Tx, email: string, content: MailContent, now: Date, orderId?: string): Promise<void> =>
  sendEmail(tx, { id: newId('msg', now), to: email, ...content, ...(orderId && { orderId }) })
