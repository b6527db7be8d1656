import * as contract from '#contract/discounts/discounts.ts'
import { type Editor, editorOf } from '#domains/catalog/index.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { implement } from '#platform/http/bind-route.ts'
import { changeSale, endSale, planSale } from './plan-sale.ts'
import { listSaleDiscounts } from './sale-discount.views.ts'

const getSale = async (tx: Tx, { creatorId, now }: Editor, id: string) =>
  (await listSaleDiscounts(tx, creatorId, now, id))[0] ?? refuse('not-found')

export const saleDiscountRoutes = () => [
  implement(contract.listSaleDiscounts, async ({ db, visitor, request, now }) => ({
    status: 200,
    body: await listSaleDiscounts(db, editorOf(visitor, request, now).creatorId, now),
  })),

  implement(contract.createSaleDiscount, async ({ tx, visitor, body, request, now }) => {
    const editor = editorOf(visitor, request, now)
    return { status: 201, body: await getSale(tx, editor, await planSale(tx, editor, body)) }
  }),

  implement(contract.changeSaleDiscount, async ({ tx, visitor, params, body, request, now }) => {
    const editor = editorOf(visitor, request, now)
    await changeSale(tx, editor, params.discountId, body)
    return { status: 200, body: await getSale(tx, editor, params.discountId) }
  }),

  implement(contract.endSaleDiscount, async ({ tx, visitor, params, request, now }) => {
    await endSale(tx, editorOf(visitor, request, now), params.discountId)
    return { status: 204 }
  }),
]
