import { sql } from 'kysely'
import { z } from 'zod'
import { sendEmail } from '#domains/email/index.ts'
import type { Reader } from '#platform/database/database.ts'
import { job } from '#platform/jobs/jobs.ts'
import { applicationMail, applicationSteps } from './application.mail.ts'
import '../creators.tables.ts'

/** Something happened to an application. The id identifies the event, so that it is mailed once. */
export const applicationNews = job(
  'application-news',
  z.object({ id: z.string(), applicationId: z.string(), step: z.enum(applicationSteps), reason: z.string().nullable() }),
)

type About = { creatorName: string; name: string; email: string }

/** Mails the applicant; a deleted account gets nothing. */
export const mailApplicationNews = async (
  { db, publicUrl }: { db: Reader; publicUrl: string },
  { id, applicationId, step, reason }: z.infer<typeof applicationNews.payload>,
): Promise<void> => {
  const { rows } = await sql<About>`
    select a.name as "creatorName", u.name, u.email from creator_applications a join users u on u.id = a.user_id
    where a.id = ${applicationId} and u.deleted_at is null`.execute(db)
  const [about] = rows
  if (!about) return
  const { email, ...known } = about
  const content = await applicationMail({ step, reason, publicUrl, ...known })
  await db.transaction().execute((tx) => sendEmail(tx, { id, to: email, ...content }))
}
