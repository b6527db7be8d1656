import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { getConversation, getInboxOverview, listConversations } from '#contract/support/conversations.ts'
import { mayRefundSales } from '#web/features/admin/staff-access.ts'
import { PageHead } from '#web/features/studio/page-head.tsx'
import { ConversationPanel } from '#web/features/support/inbox/conversation-panel.tsx'
import { conversationHref, conversationIn, wishIn } from '#web/features/support/inbox/inbox-address.ts'
import { InboxList } from '#web/features/support/inbox/inbox-list.tsx'
import { InboxTimes } from '#web/features/support/inbox/inbox-times.tsx'
import { KeyLegend } from '#web/features/support/inbox/key-legend.tsx'
import { useConversation } from '#web/features/support/inbox/use-conversation.ts'
import { useConversationActs } from '#web/features/support/inbox/use-conversation-acts.ts'
import { useInboxKeys } from '#web/features/support/inbox/use-inbox-keys.ts'
import { pageReads, read, readPart } from '#web/lib/api/page-reads.ts'
import { useUser } from '#web/lib/session/use-user.ts'
import { privateHead } from '#web/pages/parts/private-head.ts'
import { ButtonLink } from '#web/ui/buttons/button-link.tsx'
import { classes } from '#web/ui/classes.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'

export const handle = { query: ['show', 'q', 'after', 'conversation'] }

const page = pageReads(({ url: { searchParams } }) => {
  const chosen = conversationIn(searchParams)
  return {
    conversations: read(listConversations, { query: wishIn(searchParams) }),
    overview: read(getInboxOverview, {}),
    ...(chosen && { conversation: readPart(getConversation, { params: { conversationId: chosen } }) }),
  }
})

export const loader = page.loader
export const clientLoader = page.clientLoader
export const meta = privateHead('Support')

/** Next to a long conversation the list stays where it is, and scrolls by itself. */
const besideLook = 'min-w-0 lg:sticky lg:top-4 lg:-m-1 lg:max-h-[calc(100dvh-2rem)] lg:self-start lg:overflow-y-auto lg:p-1'

export default function AdminSupport() {
  const { conversations, overview, conversation: first } = page.useData()
  const [query] = useSearchParams()
  const user = useUser()
  const chosen = conversationIn(query)
  const { looked, reread } = useConversation(chosen, first)
  const conversation = looked?.state === 'there' ? looked.conversation : undefined
  const acts = useConversationActs(conversation, reread)
  const [drafts] = useState(() => new Map<string, string>())
  const reply = useRef<() => void>(() => undefined)
  const mayAct = user !== null && mayRefundSales(user)
  useInboxKeys({
    ids: conversations.items.map(({ id }) => id),
    chosen,
    acts:
      mayAct && conversation
        ? {
            reply: () => reply.current(),
            end: () => void (conversation.state === 'Closed' ? acts.reopen() : acts.close()),
            take: () => void acts.assign(user.id),
          }
        : undefined,
  })
  return (
    <>
      <PageHead title="Support" note={<InboxTimes overview={overview} />}>
        <ButtonLink size="small" to="/admin/support/canned-answers">
          Canned answers
        </ButtonLink>
      </PageHead>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <div className={classes(besideLook, chosen && 'max-lg:hidden')}>
          <InboxList page={conversations} counts={overview.counts} wish={wishIn(query)} chosen={chosen} />
        </div>
        {looked ? (
          <div className="min-w-0">
            <Link
              to={conversationHref(query)}
              className="mb-4 inline-flex items-center gap-1.5 text-14 text-ink-2 hover:text-ink lg:hidden"
            >
              <ArrowLeft size={16} aria-hidden="true" />
              The inbox
            </Link>
            <ConversationPanel
              looked={looked}
              assignees={overview.assignees}
              acts={acts}
              reread={reread}
              drafts={drafts}
              mayAct={mayAct}
              reply={reply}
            />
          </div>
        ) : (
          conversations.items.length > 0 && (
            <EmptyState title="Choose a conversation" className="content-start max-lg:hidden">
              What was said, the order and the license are shown here.
            </EmptyState>
          )
        )}
      </div>
      {conversations.items.length > 0 && (
        <div className="mt-10">
          <KeyLegend canAct={mayAct && conversation !== undefined} />
        </div>
      )}
    </>
  )
}
