import { assignConversation, type Conversation, closeConversation, reopenConversation } from '#contract/support/conversations.ts'
import { call } from '#web/lib/api/call.ts'
import { tellFailure } from '#web/ui/overlays/tell-failure.ts'
import { toast } from '#web/ui/overlays/toast.ts'

type Acts = { close: () => Promise<void>; reopen: () => Promise<void>; assign: (assigneeId: string | null) => Promise<void> }

type Done = Parameters<typeof toast>[0]

/** What can be done to a conversation besides answering it, each with its undo. Whatever is refused is said, and what is there now is shown. */
export const useConversationActs = (conversation: Conversation | undefined, reread: () => Promise<unknown>): Acts => {
  const { id = '', version = 0, state, closedAt, assignee } = conversation ?? {}
  const params = { conversationId: id }

  const act = async (send: () => Promise<Conversation>, done: (changed: Conversation) => Done): Promise<void> => {
    try {
      toast(done(await send()))
    } catch (error) {
      tellFailure(error)
    }
    await reread()
  }
  const withUndo =
    (text: string, undo: (at: number) => Promise<Conversation>, undone: string) =>
    (changed: Conversation): Done => ({
      kind: 'ok',
      text,
      action: {
        label: 'Undo',
        run: () =>
          act(
            () => undo(changed.version),
            () => ({ kind: 'ok', text: undone }),
          ),
      },
    })

  const close = (at: number, since?: string | null) =>
    call(closeConversation, { params, body: { version: at, ...(since && { closedAt: since }) } })
  const reopen = (at: number, to: 'Open' | 'Waiting') => call(reopenConversation, { params, body: { version: at, state: to } })
  const assign = (at: number, assigneeId: string | null) => call(assignConversation, { params, body: { version: at, assigneeId } })
  const holderText = (holder: Conversation['assignee'] | undefined) => (holder ? `${holder.name} has it now` : 'Unassigned now')
  return {
    reopen: () =>
      act(
        () => reopen(version, 'Open'),
        withUndo('Open again', (at) => close(at, closedAt), 'Closed'),
      ),
    close: () =>
      act(
        () => close(version),
        withUndo('Closed', (at) => reopen(at, state === 'Waiting' ? 'Waiting' : 'Open'), 'Open again'),
      ),
    assign: (assigneeId) =>
      act(
        () => assign(version, assigneeId),
        (changed) => withUndo(holderText(changed.assignee), (at) => assign(at, assignee?.id ?? null), holderText(assignee))(changed),
      ),
  }
}
