import type { z } from 'zod'
import type { conversationSubject } from '#contract/support/conversations.ts'
import { record } from '#domains/audit/index.ts'
import { readOrderNumber, writeOrderNumber } from '#domains/orders/index.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { changeConversation, holdVersion } from './conversation.store.ts'
import type { StaffMember } from './staff-member.ts'

type Subject = z.output<typeof conversationSubject> & { id: string; version: number }

const findOrder = async (tx: Tx, written: string): Promise<{ id: string; number: string } | null> => {
  if (!written) return null
  const number = readOrderNumber(written)
  const order = number === null ? undefined : await tx.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirst()
  if (!order) return refuse('invalid-input', { errors: { orderNumber: ['There is no order with this number'] } })
  return { id: order.id, number: writeOrderNumber(number) }
}

const findLicenseId = async (tx: Tx, licenseId: string): Promise<string | null> => {
  if (!licenseId) return null
  const license = await tx.selectFrom('licenses').select('id').where('id', '=', licenseId).executeTakeFirst()
  return license?.id ?? refuse('invalid-input', { errors: { licenseId: ['There is no such license'] } })
}

/** What a conversation is about, as staff found out. */
export const setConversationSubject = async (tx: Tx, staff: StaffMember, subject: Subject): Promise<void> => {
  const held = await holdVersion(tx, subject.id, subject.version)
  const order = await findOrder(tx, subject.orderNumber)
  const license_id = await findLicenseId(tx, subject.licenseId)
  await changeConversation(tx, held, { topic: subject.topic, order_id: order?.id ?? null, license_id })
  await record(tx, {
    action: 'support.subject-set',
    at: staff.now,
    actorId: staff.userId,
    subject: subject.id,
    network: staff.network,
    details: { topic: subject.topic, order: order?.number ?? 'none', license: license_id ?? 'none' },
  })
}
