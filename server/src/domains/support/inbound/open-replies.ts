import { readReplyAddress } from '../conversations/reply-address.ts'
import type { ReceivingDeps } from './receive-reply.ts'

/** What reads mails is loaded where mails come in, and nowhere else. */
export const openReplies = async (deps: ReceivingDeps) => {
  const { receiveReply } = await import('./receive-reply.ts')
  const knows = (address: string): boolean => readReplyAddress(deps.signatures, deps.supportEmail, address) !== undefined
  return { knows, receive: receiveReply(deps) }
}
