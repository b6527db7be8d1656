import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Currency } from '#contract/core/money.ts'
import type { PayoutFile } from '#contract/payouts/payout-files.ts'
import { newId } from '#kernel/ids.ts'
import type { Vault } from '#kernel/vault.ts'
import type { Reader, Tx } from '#platform/database/database.ts'
import type { EncryptedColumn } from '#platform/database/reencrypt.ts'
import '../payouts.tables.ts'

const purpose = 'payout-file'

export const payoutFileColumns: EncryptedColumn[] = [{ table: 'payout_files', key: ['id'], column: 'encrypted', purpose }]

export type ReadyPayout = {
  id: string
  number: number
  attempt: number
  amount: number
  name: string
  encrypted: string
}

/** What is scheduled in a run and in a currency, held until it is in its file. Nothing goes to an account that still waits. */
export const lockReady = async (tx: Tx, runId: string, currency: Currency, now: Date): Promise<ReadyPayout[]> => {
  const { rows } = await sql<ReadyPayout>`
    select p.id, p.number, p.attempt, p.amount, coalesce(c.business_name, c.name) as name, a.encrypted
    from payouts p join creators c on c.id = p.creator_id join payout_accounts a on a.id = p.account_id
    where p.run_id = ${runId} and p.currency = ${currency} and p.status = 'Scheduled' and a.held_until <= ${now}
    order by p.id for update of p`.execute(tx)
  return rows
}

export const nextFileNumber = async (tx: Tx, runId: string, format: PayoutFile['format']): Promise<number> => {
  const { last } = await tx
    .selectFrom('payout_files')
    .select(({ fn }) => fn.max('number').as('last'))
    .where('run_id', '=', runId)
    .where('format', '=', format)
    .executeTakeFirstOrThrow()
  return (last ?? 0) + 1
}

/** How many files of a form a day has, of whatever run. Whoever counts next waits for this one to be written. */
export const countFilesOfDay = async (tx: Tx, format: PayoutFile['format'], now: Date): Promise<number> => {
  await sql`select pg_advisory_xact_lock(hashtext('payout-files'))`.execute(tx)
  const { rows } = await sql<{ files: number }>`
    select count(*)::int as files from payout_files f
    where f.format = ${format} and (f.created_at at time zone 'UTC')::date = ${now.toISOString().slice(0, 10)}::date`.execute(tx)
  return rows[0]?.files ?? 0
}

type NewFile = {
  id: string
  runId: string
  format: PayoutFile['format']
  number: number
  content: string
  payouts: readonly ReadyPayout[]
  currency: Currency
  by: string
  now: Date
}

export const newFileId = (now: Date) => newId('pyf', now)

/** Keeps a file as the bank gets it, and says of every payout in it that it is on its way. */
export const insertFile = async (tx: Tx, encryption: Vault, file: NewFile): Promise<void> => {
  const { id, runId, format, number, content, payouts, currency, by, now } = file
  await tx
    .insertInto('payout_files')
    .values({
      id,
      run_id: runId,
      format,
      number,
      encrypted: encryption.encrypt(purpose, content),
      sha256: createHash('sha256').update(content).digest('hex'),
      payouts: payouts.length,
      currency,
      amount: payouts.reduce((sum, { amount }) => sum + amount, 0),
      created_by: by,
      created_at: now,
    })
    .execute()
  const ids = payouts.map((payout) => payout.id)
  await sql`
    with sent as (
      update payouts p set status = 'Processing', file_id = ${id}, updated_at = ${now}
      where p.id = any (${ids}::text[]) and p.status = 'Scheduled' returning p.id
    )
    insert into payout_events (payout_id, index, status, by, at)
    select s.id, 1 + (select max(v.index) from payout_events v where v.payout_id = s.id), 'Processing', ${by}, ${now} from sent s`.execute(
    tx,
  )
}

export const findFile = async (db: Reader, encryption: Vault, id: string) => {
  const row = await db
    .selectFrom('payout_files')
    .innerJoin('payout_runs', 'payout_runs.id', 'payout_files.run_id')
    .select(['payout_files.encrypted', 'payout_files.format', 'payout_files.number', sql<string>`payout_runs.day::text`.as('day')])
    .where('payout_files.id', '=', id)
    .executeTakeFirst()
  return row && { format: row.format, number: row.number, day: row.day, content: encryption.decrypt(purpose, row.encrypted) }
}
