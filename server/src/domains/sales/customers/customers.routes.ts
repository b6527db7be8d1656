import * as contract from '#contract/sales/customers.ts'
import { refuse } from '#kernel/refusal.ts'
import { readAsOne } from '#platform/database/read-as-one.ts'
import { implement } from '#platform/http/implement.ts'
import { networkOf } from '#platform/http/network-of.ts'
import { streamCsv } from '#platform/http/stream-csv.ts'
import type { SignedIn } from '#platform/http/visitor.ts'
import { getCustomer } from './customer.views.ts'
import { listCustomers } from './customer-list.views.ts'
import { mailingList } from './mailing-list.ts'
import { resendReceipt } from './resend-receipt.ts'

const activeOf = ({ creatorId }: SignedIn): string => creatorId ?? refuse('not-allowed')

export const customerRoutes = () => [
  implement(contract.listCustomers, async ({ db, visitor, query }) => ({
    status: 200,
    body: await listCustomers(db, activeOf(visitor), query),
  })),

  implement(contract.getCustomer, async ({ db, visitor, params, now }) => ({
    status: 200,
    body: await readAsOne(db, (tx) => getCustomer(tx, { creatorId: activeOf(visitor), customerId: params.customerId, now })),
  })),

  implement(contract.exportMailingList, async ({ db, visitor, reply }) => ({
    status: 200,
    body: await streamCsv(reply, mailingList(db, activeOf(visitor))),
  })),

  implement(contract.resendReceipt, async ({ tx, visitor, params, request, now }) => {
    const by = { creatorId: activeOf(visitor), userId: visitor.userId, network: networkOf(request.ip), now }
    await resendReceipt(tx, { saleId: params.saleId, ...by })
    return { status: 204 }
  }),
]
