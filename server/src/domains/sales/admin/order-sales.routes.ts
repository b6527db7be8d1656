import * as contract from '#contract/sales/staff-sales.ts'
import { whileRefundable } from '#domains/payments/index.ts'
import { readAsOne } from '#platform/database/read-as-one.ts'
import { implement } from '#platform/http/implement.ts'
import { streamCsv } from '#platform/http/stream-csv.ts'
import { allOrders } from '../list/find-sales.views.ts'
import { readOrderChoices } from '../list/sale-choices.views.ts'
import { sumSales } from '../list/sale-sums.views.ts'
import { describeOrderSale } from './describe-order-sale.ts'
import { listOrderSales, readAllOrderSales } from './order-sale.views.ts'
import { orderSalesTable } from './order-sales-table.ts'

export const orderSaleRoutes = () => [
  implement(contract.listOrderSales, async ({ db, query }) => ({ status: 200, body: await listOrderSales(db, query) })),

  implement(contract.sumOrderSales, async ({ db, query }) => ({
    status: 200,
    body: await readAsOne(db, (tx) => sumSales(tx, allOrders, query)),
  })),

  implement(contract.getOrderChoices, async ({ db }) => ({ status: 200, body: await readOrderChoices(db) })),

  implement(contract.exportOrderSales, async ({ db, query, reply }) => ({
    status: 200,
    body: await streamCsv(reply, orderSalesTable(readAllOrderSales(db, query))),
  })),

  implement(contract.getOrderSale, async ({ db, params, now }) => {
    const order = await readAsOne(db, (tx) => describeOrderSale(tx, params.orderId))
    return { status: 200, body: { ...order, refundableUntil: whileRefundable(order.refundableUntil, now) } }
  }),
]
