import { findUserByEmail } from '#domains/identity/index.ts'
import { addCannedAnswer, insertConversation, insertMessage } from '#domains/support/index.ts'
import { newId } from '#kernel/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { type DemoConversation, demoCannedAnswers, demoConversations } from './shop/conversations.ts'

const anHour = 60 * 60 * 1000
const kinds = { customer: 'Asked', staff: 'Answered', note: 'Note' } as const

const findNewestOrder = async (tx: Tx, userId: string): Promise<string | null> => {
  const order = await tx
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', userId)
    .where('number', 'is not', null)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return order?.id ?? null
}

const write = async (tx: Tx, conversation: DemoConversation, now: Date): Promise<void> => {
  const { from, topic, subject, isAboutOrder, hoursAgo, messages, state, assignee } = conversation
  const begun = new Date(now.getTime() - hoursAgo * anHour)
  const momentOf = (hoursLater: number): Date => new Date(begun.getTime() + hoursLater * anHour)
  const user = await findUserByEmail(tx, from.email)
  const staff = assignee ? await findUserByEmail(tx, assignee) : undefined
  const last = momentOf(messages.at(-1)?.hoursLater ?? 0)
  const answered = messages.find(({ by }) => by === 'staff')
  const id = newId('cnv', begun)
  await insertConversation(tx, {
    id,
    ...from,
    user_id: user?.id ?? null,
    topic,
    subject,
    order_id: isAboutOrder && user ? await findNewestOrder(tx, user.id) : null,
    state,
    assignee_id: staff?.id ?? null,
    created_at: begun,
    last_at: last,
    first_answered_at: answered ? momentOf(answered.hoursLater) : null,
    closed_at: state === 'Closed' ? last : null,
  })
  for (const { by, hoursLater, text } of messages) {
    const isStaff = by !== 'customer'
    await insertMessage(tx, {
      conversation_id: id,
      kind: kinds[by],
      channel: isStaff ? 'Site' : 'Form',
      staff_id: isStaff ? (staff?.id ?? null) : null,
      body: text,
      at: momentOf(hoursLater),
    })
  }
}

/** A few conversations in every state, and canned answers. */
export const loadDemoSupport = async (tx: Tx, now: Date): Promise<void> => {
  for (const conversation of demoConversations) await write(tx, conversation, now)
  const clerk = await findUserByEmail(tx, 'support@soundfair.test')
  if (!clerk) return
  for (const form of demoCannedAnswers) await addCannedAnswer(tx, { userId: clerk.id, name: clerk.name, now, network: '' }, form)
}
