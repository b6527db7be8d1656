import type { Clock } from '#kernel/clock.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Vault } from '#kernel/vault.ts'
import type { Reader, Tx } from '#platform/database/database.ts'
import { MailRefused, type ReceivedMail } from '#platform/mailbox/received-mail.ts'
import { holdConversation } from '../conversations/conversation.store.ts'
import { readReplyAddress } from '../conversations/reply-address.ts'
import { takeReply } from '../conversations/take-reply.ts'
import { type ReadMail, readMail } from './read-mail.ts'

export type ReceivingDeps = { db: Reader; clock: Clock; signatures: Vault; supportEmail: string }

const day = 24 * 60 * 60 * 1000
/** A person writes less; a program that goes round in circles is stopped here. */
const dailyLimit = 50

const requireRoom = async (tx: Tx, conversationId: string, now: Date): Promise<void> => {
  const { count } = await tx
    .selectFrom('conversation_messages')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('conversation_id', '=', conversationId)
    .where('at', '>', new Date(now.getTime() - day))
    .executeTakeFirstOrThrow()
  if (count >= dailyLimit) throw new MailRefused(452, 'Too many e-mails today. Try again tomorrow.')
}

/** Who it says it is from proves nothing, and is said only where it is not whom we wrote to. */
const claimOf = ({ from }: ReadMail, email: string): string | null => (from.toLowerCase() === email.toLowerCase() ? null : from || 'nobody')

const store = (deps: ReceivingDeps, conversationId: string, mail: ReadMail): Promise<void> =>
  deps.db.transaction().execute(async (tx) => {
    const now = deps.clock.now()
    const { email } = await holdConversation(tx, conversationId)
    await requireRoom(tx, conversationId, now)
    const { from: _from, ...reply } = mail
    await takeReply(tx, conversationId, { channel: 'Mail', claimedFrom: claimOf(mail, email), ...reply }, now)
  })

/** A customer answered an answer. Nothing is sent back by itself, so there is nothing that could go in circles. */
export const receiveReply =
  (deps: ReceivingDeps) =>
  async (received: ReceivedMail): Promise<void> => {
    const conversationId = readReplyAddress(deps.signatures, deps.supportEmail, received.to)
    if (!conversationId) throw new MailRefused(550, 'There is no such mailbox here.')
    const mail = await readMail(received.source, received.envelopeFrom)
    try {
      await store(deps, conversationId, mail)
    } catch (error) {
      if (error instanceof Refusal && error.code === 'not-found') throw new MailRefused(550, 'There is no such mailbox here.')
      throw error
    }
  }
