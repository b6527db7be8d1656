import { createHash } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type { MergePreview } from '#contract/admin/merging.ts'
import type { StaffRole } from '#contract/core/permissions.ts'
import { judgeStaffAct, staffActText } from '#domains/identity/index.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Reader } from '#platform/database/database.ts'

type Actor = { userId: string; staffRoles: readonly StaffRole[] }

type Person = {
  id: string
  name: string
  email: string
  confirmed_at: Date | null
  deleted_at: Date | null
  staff_roles: StaffRole[]
}

/** The kinds of things an account has, as the page calls them. */
type Counts = {
  orders: number
  licenses: number
  trials: number
  subscriptions: number
  vouchers: number
  downloads: number
  questions: number
  teams: number
  applications: number
  notes: number
  /** Stay where they are: both accounts tried or redeemed it. */
  sharedTrials: number
  sharedVouchers: number
  /** Both have an open application. */
  sharedApplications: number
  /** In progress: nothing may move meanwhile. */
  payments: number
}

const labels: [keyof Counts, string][] = [
  ['orders', 'Orders and carts'],
  ['licenses', 'Licenses with their devices'],
  ['trials', 'Trials'],
  ['subscriptions', 'Subscriptions'],
  ['vouchers', 'Redeemed vouchers'],
  ['downloads', 'Downloads'],
  ['questions', 'Questions to support'],
  ['teams', 'Team memberships'],
  ['applications', 'Applications to become a creator'],
  ['notes', 'Staff notes'],
]

const countAll = async (db: Reader, from: Person, toId: string): Promise<Counts> => {
  const shares = (table: RawBuilder<unknown>, columns: string[]) => sql`exists (
    select from ${table} o where o.user_id = ${toId} and ${sql.join(
      columns.map((column) => sql`o.${sql.ref(column)} = t.${sql.ref(column)}`),
      sql` and `,
    )})`
  const sharedTrial = shares(sql.table('trials'), ['creator_id', 'product_id'])
  const sharedVoucher = shares(sql.table('voucher_redemptions'), ['fingerprint'])
  const isOpen = sql`status in ('Draft', 'Submitted', 'ChangesAsked')`
  const sharedApplication = sql`(t.${isOpen} and exists (select from creator_applications o where o.user_id = ${toId} and o.${isOpen}))`
  const { rows } = await sql<Counts>`
    select
      (select count(*) from orders o where o.user_id = ${from.id})::int as orders,
      (select count(*) from licenses l where l.user_id = ${from.id} and l.cause <> 'Trial')::int as licenses,
      (select count(*) from trials t where t.user_id = ${from.id} and not ${sharedTrial})::int as trials,
      (select count(*) from subscriptions s where s.user_id = ${from.id})::int as subscriptions,
      (select count(*) from voucher_redemptions t where t.user_id = ${from.id} and not ${sharedVoucher})::int as vouchers,
      (select count(*) from downloads d where d.user_id = ${from.id})::int as downloads,
      (select count(*) from conversations c where c.user_id = ${from.id}
        or (c.user_id is null and ${from.confirmed_at !== null} and lower(c.email) = ${from.email.toLowerCase()}))::int as questions,
      (select count(*) from creator_members m where m.user_id = ${from.id})::int as teams,
      (select count(*) from creator_applications t where t.user_id = ${from.id} and not ${sharedApplication})::int as applications,
      (select count(*) from creator_applications t where t.user_id = ${from.id} and ${sharedApplication})::int as "sharedApplications",
      (select count(*) from staff_notes n where n.subject_kind = 'customer' and n.subject_id = ${from.id} and n.removed_at is null)::int as notes,
      (select count(*) from trials t where t.user_id = ${from.id} and ${sharedTrial})::int as "sharedTrials",
      (select count(*) from voucher_redemptions t where t.user_id = ${from.id} and ${sharedVoucher})::int as "sharedVouchers",
      (select count(*) from payments p join orders o on o.id = p.order_id where (p.buyer_id = ${from.id} or o.user_id = ${from.id})
        and p.status in ('Started', 'NeedsConfirmation', 'Processing'))::int as payments`.execute(db)
  return rows[0] as Counts
}

const staysOf = ({ sharedTrials, sharedVouchers, sharedApplications }: Counts): string[] => [
  ...(sharedApplications > 0 ? ['Both have an open application to become a creator. The one of the closed account is dropped.'] : []),
  ...(sharedTrials > 0
    ? [`Trials of products that both accounts have tried become one, which ends when the first of them would have: ${sharedTrials}.`]
    : []),
  ...(sharedVouchers > 0
    ? [`Redemptions of codes that both accounts have used stay where they are, and their licenses move: ${sharedVouchers}.`]
    : []),
  'The closed account’s password, two-factor, sessions and address are deleted. E-mails stay listed under the address they were sent to.',
]

const hindranceOf = (actor: Actor, from: Person, to: Person, { payments }: Counts): string | null => {
  for (const target of [from, to]) {
    const verdict = judgeStaffAct({ actor, target })
    if (!verdict.allowed) return staffActText[verdict.because]
  }
  if (from.id === to.id) return 'This is the same account.'
  if (from.staff_roles.length > 0) return 'The account to close has staff roles. Remove them first.'
  if (to.confirmed_at === null) return 'This account isn’t confirmed. Confirm it first.'
  if (payments > 0) return 'The account to close has a payment in progress. Wait until it is done.'
  return null
}

/** What would move from one account to another; read again in the transaction that moves it. */
export const readMerge = async (db: Reader, actor: Actor, from: Person, to: Person): Promise<MergePreview> => {
  const counts = await countAll(db, from, to.id)
  const shown = ({ id, name, email }: Person) => ({ id, name, email })
  const version = createHash('sha256')
    .update(JSON.stringify([shown(from), shown(to), counts]))
    .digest('base64url')
  return {
    from: shown(from),
    to: shown(to),
    moves: labels.map(([key, what]) => ({ what, count: counts[key] })).filter(({ count }) => count > 0),
    stays: staysOf(counts),
    hindrance: hindranceOf(actor, from, to, counts),
    version,
  }
}

const findPerson = async (db: Reader, which: ReturnType<typeof sql>): Promise<Person | undefined> => {
  const { rows } = await sql<Person>`
    select u.id, u.name, u.email, u.confirmed_at, u.deleted_at, u.staff_roles from users u
    where ${which} order by u.confirmed_at is null, u.password_hash is null limit 1`.execute(db)
  return rows[0]
}

/** The other account by its address or its id, whichever staff typed. */
export const previewMerge = async (db: Reader, actor: Actor, toId: string, other: string): Promise<MergePreview> => {
  const to = (await findPerson(db, sql`u.id = ${toId}`)) ?? refuse('not-found')
  const isThis = other.startsWith('usr_')
    ? sql`u.id = ${other}`
    : sql`lower(u.email) = ${other.toLowerCase()} and u.deleted_at is null and u.id <> ${toId}`
  const from = (await findPerson(db, isThis)) ?? refuse('invalid-input', { errors: { other: ['No other account has this address or id'] } })
  return readMerge(db, actor, from, to)
}
