import { useState } from 'react'
import type { Conversation } from '#contract/support/conversations.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ThreadMessage } from './thread-message.tsx'
import { ThreadQuestion } from './thread-question.tsx'

type ThreadProps = { conversation: Conversation; onUse: ((text: string) => void) | undefined }

/** Of longer threads only the first and the newest messages are shown: the field for the answer is below them. */
const longThread = 14
const newestShown = 8

const look = 'grid grid-cols-[minmax(0,1fr)] gap-6'

/** Messages and questions to creators, oldest first. */
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
  const nodes = entries.map(({ node }) => node)
  const [isWhole, setWhole] = useState(nodes.length <= longThread)
  if (isWhole || nodes.length <= longThread) return <ol className={look}>{nodes}</ol>
  return (
    <ol className={look}>
      {nodes.slice(0, 1)}
      <li>
        <Button size="small" onPress={() => setWhole(true)}>
          Show {nodes.length - 1 - newestShown} earlier messages
        </Button>
      </li>
      {nodes.slice(-newestShown)}
    </ol>
  )
}
