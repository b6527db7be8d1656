import { creatorLevel, reachesLevel } from '#contract/core/permissions.ts'
import * as contract from '#contract/vouchers/vouchers.ts'
import { editorOf } from '#domains/creators/index.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Vault } from '#kernel/vault.ts'
import type { Reader } from '#platform/database/database.ts'
import { type BoundRoute, implement, implementAfter } from '#platform/http/implement.ts'
import type { SignedIn } from '#platform/http/visitor.ts'
import { makeCodes } from './make-codes.ts'
import { listRedemptions } from './redemption.views.ts'
import { changeVoucher, createBatch, createVoucher, switchBatch, switchVoucher } from './save-voucher.ts'
import { hasVoucher } from './voucher.store.ts'
import { findBatchName, getVoucher, listCodes, listVouchers } from './voucher.views.ts'
import { writeCodesTable, writeRedemptionsTable } from './voucher-tables.ts'

const creatorOf = (visitor: SignedIn): string => visitor.creatorId ?? refuse('not-allowed')
const maySeeNames = (visitor: SignedIn): boolean => reachesLevel(creatorLevel('sales', visitor.creatorRoles), 'read')

const perPage = 50
const maxExported = 100_000

const getOwn = async (db: Reader, visitor: SignedIn, id: string): Promise<string> =>
  (await hasVoucher(db, { id, creatorId: creatorOf(visitor) })) ? id : refuse('not-found')

/** What a creator does with vouchers. */
export const voucherRoutes = (encryption: Vault): BoundRoute[] => [
  implement(contract.listVouchers, async ({ db, visitor, now }) => ({
    status: 200,
    body: await listVouchers(db, creatorOf(visitor), now),
  })),

  implement(contract.getVoucher, async ({ db, visitor, params, now }) => ({
    status: 200,
    body: await getVoucher(db, creatorOf(visitor), params.voucherId, now),
  })),

  implement(contract.createVoucher, async ({ tx, visitor, body, request, now }) => {
    const id = await createVoucher(tx, editorOf(visitor, request, now), body)
    return { status: 201, body: await getVoucher(tx, creatorOf(visitor), id, now) }
  }),

  implement(contract.changeVoucher, async ({ tx, visitor, params, body, request, now }) => {
    await changeVoucher(tx, editorOf(visitor, request, now), params.voucherId, body)
    return { status: 200, body: await getVoucher(tx, creatorOf(visitor), params.voucherId, now) }
  }),

  implement(contract.switchVoucher, async ({ tx, visitor, params, body, request, now }) => {
    await switchVoucher(tx, editorOf(visitor, request, now), params.voucherId, body.isOn)
    return { status: 200, body: await getVoucher(tx, creatorOf(visitor), params.voucherId, now) }
  }),

  // Thousands of codes take a moment to encrypt: that is done before any lock is taken.
  implementAfter(
    contract.createBatch,
    async ({ db, visitor, params, body }) => {
      await getOwn(db, visitor, params.voucherId)
      return makeCodes(encryption, body.codes)
    },
    async ({ tx, visitor, params, body, request, prepared, now }) => {
      await createBatch(tx, editorOf(visitor, request, now), { voucherId: params.voucherId, form: body, codes: prepared })
      return { status: 201, body: await getVoucher(tx, creatorOf(visitor), params.voucherId, now) }
    },
  ),

  implement(contract.switchBatch, async ({ tx, visitor, params, body, request, now }) => {
    await switchBatch(tx, editorOf(visitor, request, now), { ...params, isOn: body.isOn })
    return { status: 200, body: await getVoucher(tx, creatorOf(visitor), params.voucherId, now) }
  }),

  implement(contract.exportCodes, async ({ db, visitor, params, reply }) => {
    const name = (await findBatchName(db, { creatorId: creatorOf(visitor), ...params })) ?? refuse('not-found')
    const file = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-') || 'batch'
    reply.type('text/csv; charset=utf-8').header('content-disposition', `attachment; filename="codes-${file}.csv"`)
    reply.header('cache-control', 'no-store')
    return { status: 200, body: await writeCodesTable(encryption, await listCodes(db, params.batchId)) }
  }),

  implement(contract.listRedemptions, async ({ db, visitor, params, query }) => {
    const voucherId = await getOwn(db, visitor, params.voucherId)
    const asked = { voucherId, maySeeNames: maySeeNames(visitor), ...query, limit: perPage + 1 }
    const rows = await listRedemptions(db, asked)
    const items = rows.slice(0, perPage)
    const hasMore = rows.length > perPage
    const next = hasMore
      ? `${contract.listRedemptions.path.replace('{voucherId}', voucherId)}?sort=${query.sort}&after=${items.at(-1)?.id}`
      : null
    return { status: 200, body: { items, hasMore, next } }
  }),

  implement(contract.exportRedemptions, async ({ db, visitor, params, reply }) => {
    const voucherId = await getOwn(db, visitor, params.voucherId)
    reply.type('text/csv; charset=utf-8').header('content-disposition', 'attachment; filename="redemptions.csv"')
    const rows = await listRedemptions(db, { voucherId, maySeeNames: maySeeNames(visitor), limit: maxExported })
    return { status: 200, body: writeRedemptionsTable(rows) }
  }),
]
