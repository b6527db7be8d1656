import { type Conversation, getConversation, getInboxOverview, listConversations } from '#contract/support/conversations.ts'
import { type FailureMessage, failureMessage } from '#web/lib/api/failure-message.ts'
import { read } from '#web/lib/api/page-reads.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { useReread } from '#web/lib/api/use-reread.ts'

/** The open conversation and the state of its loading. */
export type Looked =
  | { state: 'loading' }
  | { state: 'failed'; failure: FailureMessage; retry: () => Promise<unknown> }
  | { state: 'there'; conversation: Conversation }

/** How often an open conversation is read again, to show new messages, or that a colleague started to answer. */
const pollEvery = 20_000

type Found = { looked: Looked | undefined; reread: () => Promise<unknown> }

export const useConversation = (id: string | undefined, first: Conversation | null | undefined): Found => {
  const { data, error, refetch } = useRead(read(getConversation, { params: { conversationId: id ?? '' } }), {
    first,
    enabled: id !== undefined,
    every: () => pollEvery,
  })
  const rereadPage = useReread()
  const reread = () => Promise.all([refetch(), rereadPage(listConversations, getInboxOverview)])
  if (id === undefined) return { looked: undefined, reread }
  if (data) return { looked: { state: 'there', conversation: data }, reread }
  if (error) return { looked: { state: 'failed', failure: failureMessage(error), retry: refetch }, reread }
  return { looked: { state: 'loading' }, reread }
}
