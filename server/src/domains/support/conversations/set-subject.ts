import type { z } from 'zod'
import type { conversationSubject } from '#contract/support/conversations.ts'
import { record } from '#domains/audit/index.ts'
import { readOrderNumber } from '#domains/orders/index.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { changeConversation, holdVersion } from './conversation.store.ts'
import type { StaffMember } from './staff-member.ts'

type Subject = z.output<typeof conversationSubject> & { id: string; version: number }

const findOrderId = async (tx: Tx, written: string): Promise<string | null> => {
  if (!written) return null
  const number = readOrderNumber(written)
  const order = number === null ? undefined : await tx.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirst()
  return order?.id ?? refuse('invalid-input', { errors: { orderNumber: ['There is no order with this number'] } })
}

const findLicenseId = async (tx: Tx, licenseId: string): Promise<string | null> => {
  if (!licenseId) return null
  const license = await tx.selectFrom('licenses').select('id').where('id', '=', licenseId).executeTakeFirst()
  return license?.id ?? refuse('invalid-input', { errors: { licenseId: ['There is no such license'] } })
}

/** What a conversation is about, as staff found out. */
export const setConversationSubject = async (tx: Tx, staff: StaffMember, subject: Subject): Promise<void> => {
  const held = await holdVersion(tx, subject.id, subject.version)
  const order_id = await findOrderId(tx, subject.orderNumber)
  const license_id = await findLicenseId(tx, subject.licenseId)
  await changeConversation(tx, held, { topic: subject.topic, order_id, license_id })
  await record(tx, {
    action: 'support.subject-set',
    at: staff.now,
    actorId: staff.userId,
    subject: subject.id,
    network: staff.network,
    details: { topic: subject.topic, order: subject.orderNumber || 'none', license: subject.licenseId || 'none' },
  })
}
