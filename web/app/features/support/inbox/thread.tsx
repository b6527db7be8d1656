import type { Conversation } from '#contract/support/conversations.ts'
import { ThreadMessage } from './thread-message.tsx'
import { ThreadQuestion } from './thread-question.tsx'

type ThreadProps = { conversation: Conversation; onUse: ((text: string) => void) | undefined }

/** Messages and questions to creators, as they came. */
export const Thread = ({ conversation, onUse }: ThreadProps) => {
  const customer = conversation.customer.name || 'Deleted account'
  const entries = [
    ...conversation.messages.map((message) => ({
      at: message.at,
      node: <ThreadMessage key={message.id} message={message} customer={customer} />,
    })),
    ...conversation.questions.map((question) => ({
      at: question.askedAt,
      node: <ThreadQuestion key={question.id} question={question} onUse={onUse} />,
    })),
  ].toSorted((one, other) => one.at.localeCompare(other.at))
  return <ol className="grid grid-cols-[minmax(0,1fr)] gap-6">{entries.map(({ node }) => node)}</ol>
}
