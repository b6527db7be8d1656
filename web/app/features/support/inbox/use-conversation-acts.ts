import type { z } from 'zod'
import {
  assignConversation,
  type Conversation,
  closeConversation,
  type conversationSubject,
  reopenConversation,
  setConversationSubject,
} from '#contract/support/conversations.ts'
import { call } from '#web/lib/api/call.ts'
import { tellFailure } from '#web/ui/overlays/tell-failure.ts'
import { toast } from '#web/ui/overlays/toast.ts'
import { subjectText } from './inbox-text.ts'

export type Subject = z.output<typeof conversationSubject>

type Acts = {
  close: () => Promise<void>
  reopen: () => Promise<void>
  assign: (assigneeId: string | null) => Promise<void>
  /** Throws when it is refused, so that a form can show the message at its field. */
  setSubject: (subject: Subject, before: Conversation) => Promise<void>
}

/** The subject of a conversation as its form has it. */
export const subjectOf = ({ topic, orderNumber, licenseId }: Pick<Conversation, 'topic' | 'orderNumber' | 'licenseId'>): Subject => ({
  topic,
  orderNumber: orderNumber ?? '',
  licenseId: licenseId ?? '',
})

type Done = Parameters<typeof toast>[0]

/** The actions on a conversation besides answering, each with its undo. A refusal is reported, and the current state is loaded. */
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
  const setSubject = (at: number, subject: Subject) => call(setConversationSubject, { params, body: { ...subject, version: at } })
  const holderText = (holder: Conversation['assignee'] | undefined) => (holder ? `Assigned to ${holder.name}` : 'Unassigned')
  return {
    reopen: () =>
      act(
        () => reopen(version, 'Open'),
        withUndo('Reopened', (at) => close(at, closedAt), 'Closed'),
      ),
    close: () =>
      act(
        () => close(version),
        withUndo('Closed', (at) => reopen(at, state === 'Waiting' ? 'Waiting' : 'Open'), 'Reopened'),
      ),
    assign: (assigneeId) =>
      act(
        () => assign(version, assigneeId),
        (changed) => withUndo(holderText(changed.assignee), (at) => assign(at, assignee?.id ?? null), holderText(assignee))(changed),
      ),
    setSubject: async (subject, before) => {
      try {
        const changed = await setSubject(before.version, subject)
        const was = subjectOf(before)
        toast(withUndo(subjectText(subjectOf(changed)), (at) => setSubject(at, was), subjectText(was))(changed))
      } finally {
        await reread()
      }
    },
  }
}
