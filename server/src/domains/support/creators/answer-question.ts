import { type Editor, noteStaff } from '#domains/creators/index.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { changeConversation, holdConversation } from '../conversations/conversation.store.ts'
import '../support.tables.ts'

type Answer = { questionId: string; answer: string }

/** The first answer of the team counts; whoever comes second hears so. Support sees it beside the conversation. */
export const answerQuestion = async (tx: Tx, editor: Editor, { questionId, answer }: Answer): Promise<void> => {
  const question =
    (await tx
      .selectFrom('creator_questions')
      .select(['conversation_id', 'answered_at'])
      .where('id', '=', questionId)
      .where('creator_id', '=', editor.creatorId)
      .forUpdate()
      .executeTakeFirst()) ?? refuse('not-found')
  if (question.answered_at) refuse('already-done', { detail: 'Someone on your team has already answered this.' })
  await tx
    .updateTable('creator_questions')
    .set({ answer, answered_by: editor.userId, answered_at: editor.now })
    .where('id', '=', questionId)
    .execute()
  await changeConversation(tx, await holdConversation(tx, question.conversation_id), {})
  await noteStaff(tx, editor, questionId, 'answer-question')
}
