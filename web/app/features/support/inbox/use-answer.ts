import { type RefObject, useRef, useState } from 'react'
import { answerConversation, type Conversation, holdAnswer } from '#contract/support/conversations.ts'
import { call } from '#web/lib/api/call.ts'
import { type FailureMessage, failureMessage } from '#web/lib/api/failure-message.ts'
import { toast } from '#web/ui/overlays/toast.ts'

/** How often colleagues are notified again that somebody is writing, in milliseconds. */
const holdAgainAfter = 60_000

export type Answering = {
  text: string
  write: (text: string) => void
  send: (close: boolean) => Promise<boolean>
  takeOver: () => Promise<false>
  failure: FailureMessage | undefined
  field: RefObject<HTMLTextAreaElement | null>
}

type Drafts = Map<string, string>

/** An answer in progress: stored by conversation, announced to colleagues, sent once. */
export const useAnswer = (conversation: Conversation, drafts: Drafts, reread: () => Promise<unknown>): Answering => {
  const { id, version } = conversation
  const params = { conversationId: id }
  const [text, setText] = useState(() => drafts.get(id) ?? '')
  const [failure, setFailure] = useState<FailureMessage>()
  const heldAt = useRef(0)
  const field = useRef<HTMLTextAreaElement>(null)

  const hold = async (takeOver: boolean): Promise<void> => {
    heldAt.current = Date.now()
    try {
      await call(holdAnswer, { params, body: { takeOver } })
    } catch (error) {
      setFailure(failureMessage(error))
    }
    await reread()
  }

  return {
    text,
    field,
    failure,
    write: (next) => {
      setText(next)
      drafts.set(id, next)
      if (next && Date.now() - heldAt.current > holdAgainAfter) void hold(false)
    },
    takeOver: async () => {
      setFailure(undefined)
      await hold(true)
      field.current?.focus()
      return false
    },
    send: async (close) => {
      setFailure(undefined)
      try {
        await call(answerConversation, { params, body: { version, text, close } })
      } catch (error) {
        setFailure(failureMessage(error))
        // New messages are shown next to the typed text, which stays.
        await reread()
        return false
      }
      drafts.delete(id)
      setText('')
      heldAt.current = 0
      toast({ kind: 'ok', text: close ? 'Sent and closed' : 'Sent' })
      await reread()
      return false
    },
  }
}
