import { sql } from 'kysely'
import type { AccountDetail } from '#contract/admin/accounts.ts'
import type { Currency } from '#contract/core/money.ts'
import { auditDetailsDocument } from '#domains/audit/index.ts'
import { writeOrderNumber } from '#domains/orders/index.ts'
import { inCurrencyOrder, toWire } from '#kernel/money.ts'
import type { Reader } from '#platform/database/database.ts'
import { nameOrder } from '#platform/database/name-order.ts'
import type { Stored } from '#platform/database/stored-document.ts'

/** The newest of each kind: the full list is on another page. */
const newest = 50

const iso = (at: Date): string => at.toISOString()

type OrderRow = {
  id: string
  number: number
  at: Date
  what: string
  currency: Currency
  due: number
  status: AccountDetail['newestOrders'][number]['status']
}

export const listOrders = async (db: Reader, userId: string): Promise<AccountDetail['newestOrders']> => {
  const { rows } = await sql<OrderRow>`
    select o.id, o.order_number as number, o.at, o.what, o.currency, o.due, o.status from order_sales o
    where o.customer_id = ${userId} order by o.order_number desc limit ${newest}`.execute(db)
  return rows.map(({ id, number, at, what, currency, due, status }) => ({
    id,
    orderNumber: writeOrderNumber(number),
    at: iso(at),
    what,
    due: toWire({ currency, amount: due }),
    status,
  }))
}

export const listSpent = async (db: Reader, userId: string): Promise<AccountDetail['spent']> => {
  const { rows } = await sql<{ currency: Currency; amount: number }>`
    select o.currency, sum(o.due - o.refunded)::bigint as amount from order_sales o
    where o.customer_id = ${userId} group by o.currency`.execute(db)
  return inCurrencyOrder(rows).map(toWire)
}

type LicenseRow = Omit<AccountDetail['newestLicenses'][number], 'createdAt'> & { created_at: Date }

export const listLicenses = async (db: Reader, userId: string, now: Date): Promise<AccountDetail['newestLicenses']> => {
  const { rows } = await sql<LicenseRow>`
    select l.id, p.name as "productName", l.status, coalesce(l.expires_at <= ${now}, false) as "isOver", l.cause, l.seats, l.created_at,
      (select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'name', a.device_name, 'method', a.method) order by a.id), '[]')
        from activations a where a.license_id = l.id and a.status = 'Active') as devices
    from licenses l join products p on p.creator_id = l.creator_id and p.id = l.product_id
    where l.user_id = ${userId} order by l.created_at desc, l.id desc limit ${newest}`.execute(db)
  return rows.map(({ created_at, ...row }) => ({ ...row, createdAt: iso(created_at) }))
}

type SubscriptionRow = Omit<AccountDetail['subscriptions'][number], 'expiresAt'> & { expires_at: Date }

export const listSubscriptions = async (db: Reader, userId: string): Promise<AccountDetail['subscriptions']> => {
  const { rows } = await sql<SubscriptionRow>`
    select s.id, coalesce(p.name, b.name, s.item_id) as what, s.status, s.cycle, s.expires_at, s.order_id as "orderId"
    from subscriptions s left join products p on s.kind = 'product' and p.creator_id = s.creator_id and p.id = s.item_id
      left join bundles b on s.kind = 'bundle' and b.creator_id = s.creator_id and b.id = s.item_id
    where s.user_id = ${userId} order by s.id desc limit ${newest}`.execute(db)
  return rows.map(({ expires_at, ...row }) => ({ ...row, expiresAt: iso(expires_at) }))
}

type SessionRow = { id: string; device: string; network: string; created_at: Date; last_seen_at: Date }

export const listSessions = async (db: Reader, userId: string, now: Date): Promise<AccountDetail['sessions']> => {
  const { rows } = await sql<SessionRow>`
    select s.id, s.device, s.network, s.created_at, s.last_seen_at from sessions s
    where s.user_id = ${userId} and s.expires_at > ${now} order by s.last_seen_at desc limit ${newest}`.execute(db)
  return rows.map(({ created_at, last_seen_at, ...row }) => ({ ...row, createdAt: iso(created_at), lastSeenAt: iso(last_seen_at) }))
}

type ConversationRow = { id: string; subject: string; state: string; last_at: Date }

/** Their conversations with support: signed in, or with the address of the account once it is confirmed. */
export const listConversations = async (
  db: Reader,
  { id, email, isConfirmed }: { id: string; email: string; isConfirmed: boolean },
): Promise<AccountDetail['conversations']> => {
  const { rows } = await sql<ConversationRow>`
    select c.id, c.subject, c.state, c.last_at from conversations c where c.id in (
      select own.id from conversations own where own.user_id = ${id}
      union select own.id from conversations own where ${isConfirmed} and lower(own.email) = ${email.toLowerCase()}
    ) order by c.last_at desc limit ${newest}`.execute(db)
  return rows.map(({ last_at, ...row }) => ({ ...row, at: iso(last_at) }))
}

export const listTeams = async (db: Reader, userId: string): Promise<AccountDetail['teams']> => {
  const { rows } = await sql<AccountDetail['teams'][number]>`
    select m.creator_id as "creatorId", c.name, m.roles from creator_members m join creators c on c.id = m.creator_id
    where m.user_id = ${userId} order by ${nameOrder('c.name')}`.execute(db)
  return rows
}

/** Other addresses that they bought with. */
export const listAddresses = async (db: Reader, userId: string): Promise<string[]> => {
  const { rows } = await sql<{ email: string }>`
    select lower(o.customer_email) as email from orders o
    where o.user_id = ${userId} and o.status <> 'Open' and o.customer_email is not null group by 1 order by max(o.number) desc limit 10`.execute(
    db,
  )
  return rows.map(({ email }) => email)
}

type LogRow = {
  id: number
  at: Date
  action: string
  actor_id: string | null
  actor_name: string | null
  subject: string | null
  details: Stored<Record<string, unknown>>
  network: string | null
}

/**
 * Each part by its own index; sign-ins and other actions of theirs appear among what was done to them. The merge that ended
 * an account is logged on the account that stayed. Staff without access to the audit log see what this person did to their own account,
 * and nothing of what they did elsewhere.
 */
export const listLog = async (db: Reader, userId: string, maySeeAll: boolean): Promise<AccountDetail['log']> => {
  const isShown = maySeeAll ? sql`true` : sql`coalesce(a.subject, ${userId}) = ${userId} and a.creator_id is null`
  const { rows } = await sql<LogRow>`
    select a.id, a.at, a.action, a.actor_id, coalesce(nullif(u.name, ''), u.email) as actor_name, a.subject, a.details, a.network from (
      (select a.* from audit_log a where a.actor_id = ${userId} and ${isShown} order by a.id desc limit ${newest})
      union
      (select a.* from audit_log a where a.subject = ${userId} order by a.id desc limit ${newest})
      union
      (select a.* from users gone join audit_log a on a.subject = gone.merged_into
        where gone.id = ${userId} and a.action = 'account.merged' order by a.id desc limit ${newest})
    ) a left join users u on u.id = a.actor_id and u.deleted_at is null order by a.id desc limit ${newest}`.execute(db)
  // Of the merges into the account that stayed, only the one of this account.
  const isAbout = ({ actor_id, subject, details }: LogRow): boolean =>
    actor_id === userId || subject === userId || auditDetailsDocument.read(details).from === userId
  return rows.filter(isAbout).map((row) => ({
    id: row.id,
    at: iso(row.at),
    action: row.action,
    actor: row.actor_id === null ? null : { id: row.actor_id, name: row.actor_name ?? '' },
    details: auditDetailsDocument.read(row.details),
    // A colleague's network and device are not shown here.
    network: maySeeAll || row.actor_id === userId ? row.network : null,
  }))
}
