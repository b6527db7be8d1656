import * as contract from '#contract/sales/staff-sales.ts'
import { readAsOne } from '#platform/database/read-as-one.ts'
import { implement } from '#platform/http/bind-route.ts'
import { describeSoldOrder } from './describe-sold-order.ts'
import { listSoldOrders, readAllSoldOrders } from './sold-order.views.ts'
import { writeSoldOrdersTable } from './sold-orders-table.ts'

export const soldOrderRoutes = () => [
  implement(contract.listSoldOrders, async ({ db, query }) => ({ status: 200, body: await listSoldOrders(db, query) })),

  implement(contract.exportSoldOrders, async ({ db, query, reply }) => {
    reply.type('text/csv; charset=utf-8').header('content-disposition', 'attachment; filename="orders.csv"')
    return { status: 200, body: writeSoldOrdersTable(await readAllSoldOrders(db, query)) }
  }),

  implement(contract.getSoldOrder, async ({ db, params }) => ({
    status: 200,
    body: await readAsOne(db, (tx) => describeSoldOrder(tx, params.orderId)),
  })),
]
