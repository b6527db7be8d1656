import { sql } from 'kysely'
import type { AccountDetail } from '#contract/admin/accounts.ts'
import { reachesLevel, type StaffRole, staffLevel } from '#contract/core/permissions.ts'
import { judgeStaffAct, staffActText } from '#domains/identity/index.ts'
import { listDownloadsOfAccount } from '#domains/releases/index.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Reader } from '#platform/database/database.ts'
import { accountColumns, toAccountRow } from './account-list.views.ts'
import * as parts from './account-parts.views.ts'

type Row = Parameters<typeof toAccountRow>[0] & {
  deleted_at: Date | null
  merged_into: string | null
  password_hash: string | null
  totp_since: Date | null
  phone: string | null
  business_name: string | null
  tax_id: string | null
}

type Asked = { userId: string; actor: { userId: string; staffRoles: readonly StaffRole[] }; now: Date }

const findRow = async (db: Reader, userId: string): Promise<Row | undefined> => {
  const { rows } = await sql<Row>`
    select ${accountColumns}, u.deleted_at, u.merged_into, u.password_hash, u.totp_since, u.phone, u.business_name, u.tax_id
    from users u where u.id = ${userId}`.execute(db)
  return rows[0]
}

const hindranceFor = (actor: Asked['actor'], row: Row): string | null => {
  const verdict = judgeStaffAct({ actor, target: row })
  return verdict.allowed ? null : staffActText[verdict.because]
}

const maySeeLog = ({ staffRoles }: Asked['actor']): boolean => reachesLevel(staffLevel('platform', staffRoles), 'read')

/**
 * Everything about one person on one page. Of a deleted account only what the books keep is shown; a colleague's own actions
 * and networks only to staff who may read the audit log.
 */
export const readAccount = async (db: Reader, { userId, actor, now }: Asked): Promise<AccountDetail> => {
  const row = (await findRow(db, userId)) ?? refuse('not-found')
  const isGone = row.deleted_at !== null
  const isOpen = maySeeLog(actor) || row.staff_roles.length === 0
  const others = await parts.listAddresses(db, userId)
  const email = isGone ? '' : row.email
  return {
    ...toAccountRow({ ...row, email }),
    deletedAt: row.deleted_at?.toISOString() ?? null,
    mergedInto: row.merged_into,
    hasPassword: row.password_hash !== null,
    hasTwoFactor: row.totp_since !== null,
    confirmedAt: row.confirmed_at?.toISOString() ?? null,
    phone: row.phone,
    businessName: row.business_name,
    taxId: row.tax_id,
    spent: await parts.listSpent(db, userId),
    addresses: isGone ? [] : [...new Set([email.toLowerCase(), ...others])],
    hindrance: hindranceFor(actor, row),
    newestOrders: await parts.listOrders(db, userId),
    newestLicenses: await parts.listLicenses(db, userId, now),
    subscriptions: await parts.listSubscriptions(db, userId),
    sessions: isOpen ? await parts.listSessions(db, userId, now) : [],
    downloads: await listDownloadsOfAccount(db, userId),
    conversations: isGone ? [] : await parts.listConversations(db, { id: userId, email, isConfirmed: row.confirmed_at !== null }),
    teams: await parts.listTeams(db, userId),
    log: isOpen ? await parts.listLog(db, userId, maySeeLog(actor)) : [],
  }
}
