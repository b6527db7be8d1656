import { assignConversation, type Conversation, closeConversation, reopenConversation } from '#contract/support/conversations.ts'
import { call } from '#web/lib/api/call.ts'
import { tellFailure } from '#web/ui/overlays/tell-failure.ts'
import { toast } from '#web/ui/overlays/toast.ts'

type Acts = { close: () => Promise<void>; reopen: () => Promise<void>; assign: (assigneeId: string | null) => Promise<void> }

/** What can be done to a conversation besides answering it. Whatever is refused is said, and what is there now is shown. */
export const useConversationActs = (conversation: Conversation | undefined, reread: () => Promise<unknown>): Acts => {
  const { id = '', version = 0 } = conversation ?? {}
  const params = { conversationId: id }

  const act = async (send: () => Promise<Conversation>, done: (changed: Conversation) => Parameters<typeof toast>[0]): Promise<void> => {
    try {
      toast(done(await send()))
    } catch (error) {
      tellFailure(error)
    }
    await reread()
  }

  const reopen = (at: number): Promise<void> =>
    act(
      () => call(reopenConversation, { params, body: { version: at } }),
      () => ({ kind: 'ok', text: 'Open again' }),
    )
  return {
    reopen: () => reopen(version),
    close: () =>
      act(
        () => call(closeConversation, { params, body: { version } }),
        (changed) => ({ kind: 'ok', text: 'Closed', action: { label: 'Undo', run: () => reopen(changed.version) } }),
      ),
    assign: (assigneeId) =>
      act(
        () => call(assignConversation, { params, body: { version, assigneeId } }),
        ({ assignee }) => ({ kind: 'ok', text: assignee ? `${assignee.name} has it now` : 'Nobody has it now' }),
      ),
  }
}
