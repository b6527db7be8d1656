import { sql } from 'kysely'
import { z } from 'zod'
import { creatorLevel, creatorRoles, reachesLevel } from '#contract/core/permissions.ts'
import { sendEmail } from '#domains/email/index.ts'
import type { Reader } from '#platform/database/database.ts'
import { job } from '#platform/jobs/jobs.ts'
import { decisionMail, decisions } from './decision.mail.ts'
import '../releases.tables.ts'

/** QA decided about a release. The id identifies the decision, so that each person gets one mail. */
export const releaseDecided = job(
  'release-decided',
  z.object({ id: z.string(), releaseId: z.string(), decision: z.enum(decisions), reason: z.string().nullable() }),
)
type Decided = z.infer<typeof releaseDecided.payload>

type Recipient = { userId: string; name: string; email: string }
type About = { version: string; productName: string; creatorName: string; recipients: Recipient[] }

const writers = creatorRoles.filter((role) => reachesLevel(creatorLevel('releases', [role]), 'write'))

const findAbout = async (db: Reader, releaseId: string): Promise<About | undefined> => {
  const { rows } = await sql<About>`
    select r.version, p.name as "productName", c.name as "creatorName",
      (select coalesce(jsonb_agg(jsonb_build_object('userId', u.id, 'name', u.name, 'email', u.email) order by m.created_at), '[]')
        from creator_members m join users u on u.id = m.user_id
        where m.creator_id = r.creator_id and m.roles && ${[...writers]}::text[] and u.deleted_at is null) as recipients
    from releases r join products p on p.creator_id = r.creator_id and p.id = r.product_id join creators c on c.id = r.creator_id
    where r.id = ${releaseId}`.execute(db)
  return rows[0]
}

/** Mails everybody on the team who may act on it. */
export const mailDecision = async ({ db, publicUrl }: { db: Reader; publicUrl: string }, decided: Decided): Promise<void> => {
  const about = await findAbout(db, decided.releaseId)
  if (!about) return
  const { recipients, ...known } = about
  const link = new URL(`/creator/releases/${decided.releaseId}`, publicUrl).href
  const { decision, reason } = decided
  for (const { userId, name, email } of recipients) {
    const content = await decisionMail({ decision, reason, name, link, ...known })
    await db.transaction().execute((tx) => sendEmail(tx, { id: `${decided.id}-${userId}`, to: email, ...content }))
  }
}
