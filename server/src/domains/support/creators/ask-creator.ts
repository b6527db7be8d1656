import { creatorLevel, creatorRoles, reachesLevel } from '#contract/core/permissions.ts'
import { record } from '#domains/audit/index.ts'
import { sendEmail } from '#domains/email/index.ts'
import { newId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { changeConversation, holdConversation } from '../conversations/conversation.store.ts'
import type { StaffMember } from '../conversations/staff-member.ts'
import { questionMail } from '../mails/question.mail.ts'
import '../support.tables.ts'

type Question = { id: string; creatorId: string; question: string }

/** Those who may answer: whoever may change the releases. */
const answerers = creatorRoles.filter((role) => reachesLevel(creatorLevel('releases', [role]), 'write'))

const listAnswerers = (tx: Tx, creatorId: string) =>
  tx
    .selectFrom('creator_members as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['u.id', 'u.name', 'u.email', 'm.roles'])
    .where('m.creator_id', '=', creatorId)
    .where('u.deleted_at', 'is', null)
    .orderBy('m.created_at')
    .execute()

/** Asks the team of a creator. They get the question as staff wrote it under the subject that the customer gave, and nothing else of the customer. */
export const askCreator = async (
  tx: Tx,
  deps: { publicUrl: string },
  staff: StaffMember,
  { id, creatorId, question }: Question,
): Promise<void> => {
  const { now } = staff
  const held = await holdConversation(tx, id)
  const creator =
    (await tx.selectFrom('creators').select('name').where('id', '=', creatorId).executeTakeFirst()) ??
    refuse('invalid-input', { errors: { creatorId: ['There is no such creator'] } })
  const questionId = newId('qst', now)
  await tx
    .insertInto('creator_questions')
    .values({ id: questionId, conversation_id: id, creator_id: creatorId, asked_by: staff.userId, question, asked_at: now })
    .execute()
  await changeConversation(tx, held, {})
  const team = (await listAnswerers(tx, creatorId)).filter(({ roles }) => roles.some((role) => answerers.some((known) => known === role)))
  for (const { id: userId, name, email } of team) {
    const content = await questionMail({ name, creatorName: creator.name, subject: held.subject, question, publicUrl: deps.publicUrl })
    await sendEmail(tx, { id: `${questionId}-${userId}`, to: email, ...content })
  }
  await record(tx, {
    action: 'support.creator-asked',
    at: now,
    actorId: staff.userId,
    subject: id,
    network: staff.network,
    details: { creator: creatorId },
  })
}
