import { conversationStates } from '#contract/support/conversations.ts'
import { topics } from '#contract/support/support.ts'
import { computed, instant, integer, nullable, oneOf, type RowOf, text, texts, uuid, withDefault } from '#platform/database/columns.ts'

const messageKinds = ['Asked', 'Answered', 'Note', 'Automatic'] as const
const messageChannels = ['Form', 'Mail', 'Hand', 'Site'] as const

export const supportTables = {
  conversations: {
    id: text,
    name: text,
    email: text,
    user_id: nullable(text),
    topic: oneOf(topics),
    subject: text,
    order_id: nullable(uuid),
    license_id: nullable(text),
    state: oneOf(conversationStates),
    assignee_id: nullable(text),
    answering_id: nullable(text),
    answering_until: nullable(instant),
    version: withDefault(integer),
    created_at: instant,
    last_at: instant,
    first_answered_at: nullable(instant),
    closed_at: nullable(instant),
    search: computed<string>('text'),
  },
  conversation_messages: {
    id: text,
    conversation_id: text,
    kind: oneOf(messageKinds),
    channel: oneOf(messageChannels),
    staff_id: nullable(text),
    claimed_from: nullable(text),
    body: text,
    quoted: nullable(text),
    left_out: withDefault(texts),
    mail_key: nullable(text),
    at: instant,
  },
  creator_questions: {
    id: text,
    conversation_id: text,
    creator_id: text,
    asked_by: text,
    question: text,
    asked_at: instant,
    answered_by: nullable(text),
    answer: nullable(text),
    answered_at: nullable(instant),
  },
  canned_answers: { id: text, title: text, body: text, version: withDefault(integer), changed_by: text, changed_at: instant },
}

type SupportTables = { [Name in keyof typeof supportTables]: RowOf<(typeof supportTables)[Name]> }

declare module '#platform/database/tables.ts' {
  interface Tables extends SupportTables {}
}
