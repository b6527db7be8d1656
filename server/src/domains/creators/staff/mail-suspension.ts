import { z } from 'zod'
import { sendEmail } from '#domains/email/index.ts'
import type { Reader } from '#platform/database/database.ts'
import { job } from '#platform/jobs/jobs.ts'
import { findCreatorName } from '../find-creator-name.ts'
import { listMembers } from '../team/member.views.ts'
import { suspensionMail } from './suspension.mail.ts'

/** A creator was suspended, with the reason; or, without one, may sell again. The id identifies the change, so that each person gets one mail. */
export const creatorSuspended = job('creator-suspended', z.object({ id: z.string(), creatorId: z.string(), reason: z.string().nullable() }))

/** Those responsible for the creator hear it from us, not from a customer. */
export const mailSuspension = async (
  { db, publicUrl }: { db: Reader; publicUrl: string },
  { id, creatorId, reason }: z.infer<typeof creatorSuspended.payload>,
): Promise<void> => {
  const creatorName = (await findCreatorName(db, creatorId)) ?? creatorId
  const admins = (await listMembers(db, creatorId)).filter(({ roles }) => roles.includes('Admin'))
  for (const { userId, name, email } of admins) {
    const content = await suspensionMail({ name, creatorName, reason, publicUrl })
    await db.transaction().execute((tx) => sendEmail(tx, { id: `${id}-${userId}`, to: email, ...content }))
  }
}
