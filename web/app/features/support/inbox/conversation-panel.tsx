import { type Ref, useImperativeHandle } from 'react'
import type { Conversation, InboxOverview } from '#contract/support/conversations.ts'
import { Chip } from '#web/ui/chip.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Loading } from '#web/ui/loading.tsx'
import { Skeleton, SkeletonText } from '#web/ui/skeleton.tsx'
import { AnswerForm } from './answer-form.tsx'
import { ConversationActions } from './conversation-actions.tsx'
import { ConversationAside } from './conversation-aside.tsx'
import { stateLabel, stateTone, timesText } from './inbox-text.ts'
import { Thread } from './thread.tsx'
import { useAnswer } from './use-answer.ts'
import type { Looked } from './use-conversation.ts'
import type { useConversationActs } from './use-conversation-acts.ts'

type Shared = {
  assignees: InboxOverview['assignees']
  acts: ReturnType<typeof useConversationActs>
  reread: () => Promise<unknown>
  drafts: Map<string, string>
  mayAct: boolean
  /** Focuses the answer, for a keyboard shortcut. */
  reply: Ref<() => void>
}

const LoadedConversation = ({ conversation, ...shared }: Shared & { conversation: Conversation }) => {
  const { mayAct, acts, assignees, reread, drafts, reply } = shared
  const answering = useAnswer(conversation, drafts, reread)
  useImperativeHandle(reply, () => () => answering.field.current?.focus())
  const use = (text: string): void => {
    answering.write(answering.text ? `${answering.text.trimEnd()}\n\n${text}` : text)
    answering.field.current?.focus()
  }
  return (
    <article aria-labelledby="conversation" className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_15rem]">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
        <header className="grid gap-3">
          <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
            <h2 id="conversation" className="text-20 wrap-anywhere">
              {conversation.subject}
            </h2>
            <Chip tone={stateTone[conversation.state]}>{stateLabel[conversation.state]}</Chip>
          </div>
          <p className="text-14 text-ink-2">{timesText(conversation)}</p>
          {mayAct && <ConversationActions conversation={conversation} assignees={assignees} acts={acts} reread={reread} />}
        </header>
        <Thread conversation={conversation} onUse={mayAct ? use : undefined} />
        {mayAct && conversation.customer.email && <AnswerForm conversation={conversation} answering={answering} />}
      </div>
      <ConversationAside conversation={conversation} />
    </article>
  )
}

/** A conversation next to the list. */
export const ConversationPanel = ({ looked, ...shared }: Shared & { looked: Looked }) => {
  switch (looked.state) {
    case 'loading':
      return (
        <Loading label="Loading the conversation" className="grid gap-6">
          <Skeleton className="h-8 w-64" />
          <SkeletonText lines={6} />
        </Loading>
      )
    case 'failed':
      return (
        <ErrorState title={looked.failure.title} onRetry={looked.retry}>
          {looked.failure.text}
        </ErrorState>
      )
    case 'there':
      return <LoadedConversation key={looked.conversation.id} conversation={looked.conversation} {...shared} />
  }
}
