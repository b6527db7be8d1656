import { creatorLevel, reachesLevel } from '#contract/core/permissions.ts'
import * as contract from '#contract/sales/sales.ts'
import { whileRefundable } from '#domains/payments/index.ts'
import { refuse } from '#kernel/refusal.ts'
import { readAsOne } from '#platform/database/read-as-one.ts'
import { implement } from '#platform/http/implement.ts'
import { streamCsv } from '#platform/http/stream-csv.ts'
import type { SignedIn } from '#platform/http/visitor.ts'
import { readSaleChoices } from './list/sale-choices.views.ts'
import { sumSales } from './list/sale-sums.views.ts'
import { getSale, listSales, readAllSales } from './sale.views.ts'
import { salesTable } from './sales-table.ts'

const askedBy = ({ creatorId, creatorRoles }: SignedIn) => ({
  creatorId: creatorId ?? refuse('not-allowed'),
  maySeeNames: reachesLevel(creatorLevel('sales', creatorRoles), 'read'),
})

export const salesRoutes = () => [
  implement(contract.listSales, async ({ db, visitor, query }) => ({ status: 200, body: await listSales(db, askedBy(visitor), query) })),

  implement(contract.sumSales, async ({ db, visitor, query }) => ({
    status: 200,
    body: await readAsOne(db, (tx) => sumSales(tx, askedBy(visitor), query)),
  })),

  implement(contract.getSaleChoices, async ({ db, visitor }) => ({
    status: 200,
    body: await readSaleChoices(db, askedBy(visitor).creatorId),
  })),

  implement(contract.exportSales, async ({ db, visitor, query, reply }) => {
    const asked = askedBy(visitor)
    return { status: 200, body: await streamCsv(reply, salesTable(readAllSales(db, asked, query), asked.maySeeNames)) }
  }),

  implement(contract.getSale, async ({ db, visitor, params, now }) => {
    const sale = await readAsOne(db, (tx) => getSale(tx, askedBy(visitor), params.saleId))
    return { status: 200, body: { ...sale, refundableUntil: whileRefundable(sale.refundableUntil, now) } }
  }),
]
