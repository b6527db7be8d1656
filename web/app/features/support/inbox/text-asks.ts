import { addConversationNote, addReplyByHand, askCreator, type Conversation } from '#contract/support/conversations.ts'
import { call } from '#web/lib/api/call.ts'
import type { TextAsk } from './text-dialog.tsx'

type Reread = () => Promise<unknown>

export const noteAsk = ({ id }: Conversation, reread: Reread): TextAsk => ({
  title: 'Note for colleagues',
  description: 'The customer never sees it.',
  label: 'Note',
  submitLabel: 'Save note',
  limit: 5000,
  onSend: async (text) => {
    await call(addConversationNote, { params: { conversationId: id }, body: { text } })
    await reread()
  },
})

export const replyAsk = ({ id, customer }: Conversation, reread: Reread): TextAsk => ({
  title: 'Enter a reply by hand',
  description: `For what ${customer.name} told us elsewhere, for example by phone. It reopens the conversation.`,
  label: 'What they wrote',
  submitLabel: 'Enter reply',
  limit: 20_000,
  onSend: async (text) => {
    await call(addReplyByHand, { params: { conversationId: id }, body: { text } })
    await reread()
  },
})

export const creatorAsk = ({ id, creators }: Conversation, reread: Reread): TextAsk => ({
  title: creators.length === 1 ? `Ask ${creators[0]?.name}` : 'Ask the creator',
  description: 'Their team sees your message and the subject, not who the customer is. They answer in the studio.',
  label: 'Question',
  submitLabel: 'Ask',
  limit: 5000,
  choice: { label: 'Creator', options: creators.map((creator) => ({ value: creator.id, label: creator.name })) },
  onSend: async (text, creatorId) => {
    await call(askCreator, { params: { conversationId: id }, body: { creatorId, question: text } })
    await reread()
  },
})
