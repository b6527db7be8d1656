import * as contract from '#contract/discounts/discounts.ts'
import { type Editor, editorOf } from '#domains/creators/index.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { implement } from '#platform/http/implement.ts'
import { listDiscounts } from './discount.views.ts'
import { changeDiscount, endDiscount, planDiscount } from './plan-discount.ts'

const getDiscount = async (tx: Tx, { creatorId, now }: Editor, id: string) =>
  (await listDiscounts(tx, creatorId, now, id))[0] ?? refuse('not-found')

export const discountRoutes = () => [
  implement(contract.listDiscounts, async ({ db, visitor, request, now }) => ({
    status: 200,
    body: await listDiscounts(db, editorOf(visitor, request, now).creatorId, now),
  })),

  implement(contract.createDiscount, async ({ tx, visitor, body, request, now }) => {
    const editor = editorOf(visitor, request, now)
    return { status: 201, body: await getDiscount(tx, editor, await planDiscount(tx, editor, body)) }
  }),

  implement(contract.changeDiscount, async ({ tx, visitor, params, body, request, now }) => {
    const editor = editorOf(visitor, request, now)
    await changeDiscount(tx, editor, params.discountId, body)
    return { status: 200, body: await getDiscount(tx, editor, params.discountId) }
  }),

  implement(contract.endDiscount, async ({ tx, visitor, params, request, now }) => {
    await endDiscount(tx, editorOf(visitor, request, now), params.discountId)
    return { status: 204 }
  }),
]
