import { openReplies } from '#domains/support/index.ts'
import type { MailReceiver } from '#platform/mailbox/start-mail-receiver.ts'
import type { Shop } from './shop.ts'

/** Receives customers' replies to support. The mail server's code is only loaded if the shop uses it. */
export const receiveReplies = async (
  { database, clock, signatures, config, log }: Shop,
  at: { host: string; port: number },
): Promise<MailReceiver> => {
  const { startMailReceiver } = await import('#platform/mailbox/start-mail-receiver.ts')
  const replies = await openReplies({ db: database.db, clock, signatures, supportEmail: config.mail.support })
  return startMailReceiver({ ...at, ...replies, log })
}
