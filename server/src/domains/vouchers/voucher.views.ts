import { sql } from 'kysely'
import type { Voucher, VoucherBatch, VoucherRow } from '#contract/vouchers/vouchers.ts'
import { type AccountItem, findItem, listAccountItems } from '#domains/catalog/index.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Reader } from '#platform/database/database.ts'
import type { Stored } from '#platform/database/stored-document.ts'
import { type Gift, giftsDocument } from './gifts.document.ts'
import { giftText, voucherStatus } from './voucher.rules.ts'

type Row = {
  id: string
  name: string
  description: string | null
  gifts: Gift[]
  expires_at: Date | null
  is_on: boolean
  created_at: Date
  codes: number
  uses: number
  max_uses: number
}

const readVouchers = async (db: Reader, creatorId: string, id?: string): Promise<Row[]> => {
  const { rows } = await sql<Omit<Row, 'gifts'> & { gifts: Stored<{ gifts: Gift[] }> }>`
    select v.id, v.name, v.description, v.gifts, v.expires_at, v.is_on, v.created_at,
      coalesce(sum(c.codes), 0)::int as codes, coalesce(sum(c.uses), 0)::bigint as uses, coalesce(sum(c.max_uses), 0)::bigint as max_uses
    from vouchers v
    left join voucher_batches b on b.voucher_id = v.id
    left join lateral (
      select count(*) as codes, sum(o.uses) as uses, sum(o.max_uses) as max_uses from voucher_codes o where o.batch_id = b.id
    ) c on true
    where v.creator_id = ${creatorId} ${id === undefined ? sql`` : sql`and v.id = ${id}`}
    group by v.id order by v.id desc`.execute(db)
  return rows.map((row) => ({ ...row, gifts: giftsDocument.read(row.gifts).gifts }))
}

const refsOf = (creatorId: string, gifts: readonly Gift[]) => gifts.map(({ kind, itemId }) => ({ kind, creatorId, itemId }))

const nameOf = (creatorId: string, items: readonly AccountItem[], { kind, itemId }: Gift): string =>
  findItem(items, { kind, creatorId, itemId })?.name ?? itemId

export const namedGifts = (creatorId: string, items: readonly AccountItem[], gifts: readonly Gift[]) =>
  gifts.map((gift) => ({ ...gift, name: nameOf(creatorId, items, gift) }))

const toRow = (creatorId: string, row: Row, items: readonly AccountItem[], now: Date): VoucherRow => ({
  id: row.id,
  name: row.name,
  gives: giftText(namedGifts(creatorId, items, row.gifts)),
  status: voucherStatus({ isOn: row.is_on, expiresAt: row.expires_at, uses: row.uses, maxUses: row.max_uses }, now),
  expiresAt: row.expires_at?.toISOString() ?? null,
  codes: row.codes,
  uses: row.uses,
  maxUses: row.max_uses,
  createdAt: row.created_at.toISOString(),
})

export const listVouchers = async (db: Reader, creatorId: string, now: Date): Promise<VoucherRow[]> => {
  const rows = await readVouchers(db, creatorId)
  const items = await listAccountItems(
    db,
    rows.flatMap((row) => refsOf(creatorId, row.gifts)),
  )
  return rows.map((row) => toRow(creatorId, row, items, now))
}

type BatchRow = Omit<VoucherBatch, 'expiresAt' | 'createdAt'> & { expiresAt: Date | null; createdAt: Date }

const readBatches = async (db: Reader, voucherId: string): Promise<VoucherBatch[]> => {
  const { rows } = await sql<BatchRow>`
    select b.id, b.name, b.uses_per_code as "usesPerCode", b.expires_at as "expiresAt", b.is_on as "isOn", b.created_at as "createdAt",
      team_name(v.creator_id, b.created_by) as by, count(c.fingerprint)::int as codes, coalesce(sum(c.uses), 0)::bigint as uses
    from voucher_batches b join vouchers v on v.id = b.voucher_id left join voucher_codes c on c.batch_id = b.id
    where b.voucher_id = ${voucherId} group by b.id, v.creator_id order by b.id desc`.execute(db)
  return rows.map((row) => ({ ...row, expiresAt: row.expiresAt?.toISOString() ?? null, createdAt: row.createdAt.toISOString() }))
}

const listLive = async (db: Reader, creatorId: string): Promise<Set<string>> => {
  const { rows } = await sql<{ key: string }>`
    select 'product/' || p.id as key from products p where p.creator_id = ${creatorId} and p.state = 'Live'
    union all select 'bundle/' || b.id from bundles b where b.creator_id = ${creatorId} and b.state = 'Live'`.execute(db)
  return new Set(rows.map(({ key }) => key))
}

export const getVoucher = async (db: Reader, creatorId: string, id: string, now: Date): Promise<Voucher> => {
  const row = (await readVouchers(db, creatorId, id))[0] ?? refuse('not-found')
  const [items, batches, live] = await Promise.all([
    listAccountItems(db, refsOf(creatorId, row.gifts)),
    readBatches(db, id),
    listLive(db, creatorId),
  ])
  return {
    ...toRow(creatorId, row, items, now),
    description: row.description,
    gifts: namedGifts(creatorId, items, row.gifts).map(({ kind, itemId, quantity, name }) => ({
      kind: kind === 'product' ? ('Product' as const) : ('Bundle' as const),
      itemId,
      quantity,
      name,
      isLive: live.has(`${kind}/${itemId}`),
    })),
    isOn: row.is_on,
    batches,
  }
}

export type CodeRow = { encrypted: string; uses: number; max_uses: number; last_at: Date | null }

/** The codes of a batch, in the order they were made. */
export const listCodes = async (db: Reader, batchId: string): Promise<CodeRow[]> => {
  const { rows } = await sql<CodeRow>`
    select c.sealed as encrypted, c.uses, c.max_uses, (select max(r.at) from voucher_redemptions r where r.fingerprint = c.fingerprint) as last_at
    from voucher_codes c where c.batch_id = ${batchId} order by c.index`.execute(db)
  return rows
}

export const findBatchName = async (
  db: Reader,
  { creatorId, voucherId, batchId }: { creatorId: string; voucherId: string; batchId: string },
): Promise<string | undefined> =>
  (
    await db
      .selectFrom('voucher_batches as b')
      .innerJoin('vouchers as v', 'v.id', 'b.voucher_id')
      .select('b.name')
      .where('b.id', '=', batchId)
      .where('v.id', '=', voucherId)
      .where('v.creator_id', '=', creatorId)
      .executeTakeFirst()
  )?.name
