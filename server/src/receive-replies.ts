import { openReplies } from '#domains/support/index.ts'
import type { MailReceiver } from '#platform/mailbox/start-mail-receiver.ts'
import type { Shop } from './shop.ts'

/** Listens for what customers answer to support. Only a shop that does so loads what it takes. */
export const receiveReplies = async (
  { database, clock, signatures, config, log }: Shop,
  at: { host: string; port: number },
): Promise<MailReceiver> => {
  const { startMailReceiver } = await import('#platform/mailbox/start-mail-receiver.ts')
  const replies = await openReplies({ db: database.db, clock, signatures, supportEmail: config.mail.support })
  return startMailReceiver({ ...at, ...replies, log })
}
