import { useState } from 'react'
import type { Conversation, InboxOverview } from '#contract/support/conversations.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { Select } from '#web/ui/inputs/select.tsx'
import { Menu } from '#web/ui/overlays/menu.tsx'
import { SubjectDialog } from './subject-dialog.tsx'
import { creatorAsk, noteAsk, replyAsk } from './text-asks.ts'
import { type TextAsk, TextDialog } from './text-dialog.tsx'
import type { useConversationActs } from './use-conversation-acts.ts'

type ConversationActionsProps = {
  conversation: Conversation
  assignees: InboxOverview['assignees']
  acts: ReturnType<typeof useConversationActs>
  reread: () => Promise<unknown>
}

/** The assignee, and the actions besides answering. */
export const ConversationActions = ({ conversation, assignees, acts, reread }: ConversationActionsProps) => {
  const [ask, setAsk] = useState<TextAsk>()
  const [isNaming, setNaming] = useState(false)
  const isClosed = conversation.state === 'Closed'
  const entries = [
    { id: 'note', label: 'Note for colleagues', run: () => setAsk(noteAsk(conversation, reread)) },
    { id: 'reply', label: 'Enter a reply by hand', run: () => setAsk(replyAsk(conversation, reread)) },
    ...(conversation.creators.length > 0
      ? [{ id: 'creator', label: 'Ask the creator', run: () => setAsk(creatorAsk(conversation, reread)) }]
      : []),
    { id: 'subject', label: 'Set order, license or topic', run: () => setNaming(true) },
  ]
  return (
    <div className="flex flex-wrap items-end gap-2.5">
      <Select
        label="Assigned to"
        labelHidden
        size="small"
        placeholder="Unassigned"
        value={conversation.assignee?.id ?? ''}
        options={assignees.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(event) => void acts.assign(event.target.value || null)}
        className="w-full sm:w-40"
      />
      <Menu trigger="More" groups={[{ entries }]} className={buttonLook({ size: 'small' })} />
      <Button size="small" onPress={isClosed ? acts.reopen : acts.close}>
        {isClosed ? 'Reopen' : 'Close'}
      </Button>
      <TextDialog ask={ask} onClose={() => setAsk(undefined)} />
      <SubjectDialog open={isNaming} onClose={() => setNaming(false)} conversation={conversation} onSet={acts.setSubject} />
    </div>
  )
}
