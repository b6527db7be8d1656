import { sql } from 'kysely'
import { creatorLevel, creatorRoles, reachesLevel } from '#contract/core/permissions.ts'
import { type MailContent, sendEmail, writeMoney } from '#domains/email/index.ts'
import type { Reader } from '#platform/database/database.ts'
import { accountChangedMail } from './mails/account-changed.mail.ts'
import { payoutMail } from './mails/payout.mail.ts'
import type { PayoutNews } from './payout-news.ts'
import { describeRow, type PayoutRowRecord, rowColumns, rowTables } from './payout-row.views.ts'

type Deps = { db: Reader; publicUrl: string }
type Recipient = { userId: string; name: string; email: string }

const readers = creatorRoles.filter((role) => reachesLevel(creatorLevel('payouts', [role]), 'read'))

const listRecipients = async (db: Reader, creatorId: string): Promise<Recipient[]> => {
  const { rows } = await sql<Recipient>`
    select u.id as "userId", u.name, u.email from creator_members m join users u on u.id = m.user_id
    where m.creator_id = ${creatorId} and m.roles && ${[...readers]}::text[] and u.deleted_at is null order by m.created_at`.execute(db)
  return rows
}

type Written = { creatorId: string; write(name: string): Promise<MailContent> }

type Changed = { creator_id: string; creator_name: string; changed_by: string; last_digits: string; held_until: Date }

const aboutAccount = async ({ db, publicUrl }: Deps, accountId: string): Promise<Written | undefined> => {
  const { rows } = await sql<Changed>`
    select a.creator_id, c.name as creator_name, coalesce(team_name(c.id, a.created_by), '') as changed_by, a.last_digits, a.held_until
    from payout_accounts a join creators c on c.id = a.creator_id where a.id = ${accountId}`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const link = new URL('/creator/payouts', publicUrl).href
  const { creator_name: creatorName, changed_by: changedBy, last_digits: lastDigits, held_until: heldUntil } = row
  return { creatorId: row.creator_id, write: (name) => accountChangedMail({ name, creatorName, changedBy, lastDigits, heldUntil, link }) }
}

type Told = Extract<PayoutNews, { payoutId: string }>

const aboutPayout = async ({ db, publicUrl }: Deps, { what, payoutId }: Told): Promise<Written | undefined> => {
  const { rows } = await sql<PayoutRowRecord & { creator_id: string; creator_name: string }>`
    select ${rowColumns}, c.id as creator_id, c.name as creator_name from ${rowTables} join creators c on c.id = p.creator_id
    where p.id = ${payoutId}`.execute(db)
  const [row] = rows
  // It has moved on while the mail waited: the next mail says where to.
  const states = { held: 'OnHold', paid: 'Paid', failed: 'Failed' } as const
  if (row?.status !== states[what]) return undefined
  const { standing, account } = describeRow(row)
  const link = new URL(`/creator/payouts/${payoutId}`, publicUrl).href
  const known = { what, amount: writeMoney(row), account, standing, link, creatorName: row.creator_name }
  return { creatorId: row.creator_id, write: (name) => payoutMail({ ...known, name }) }
}

/** Tells everybody of the team who may see payouts. */
export const mailPayoutNews = async (deps: Deps, news: PayoutNews): Promise<void> => {
  const about = news.what === 'account-changed' ? await aboutAccount(deps, news.accountId) : await aboutPayout(deps, news)
  if (!about) return
  for (const { userId, name, email } of await listRecipients(deps.db, about.creatorId)) {
    const content = await about.write(name)
    await deps.db.transaction().execute((tx) => sendEmail(tx, { id: `${news.id}-${userId}`, to: email, ...content }))
  }
}
