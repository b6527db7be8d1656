import { z } from 'zod'
import { draftPrices } from '../catalog/editing.ts'
import { prefixedId, readableId, variationId } from '../core/ids.ts'
import { route } from '../core/route.ts'
import { line, optionalLine } from '../core/text.ts'

/** Discounts for a period, on variations that the creator chooses. */

const mayRead = { creator: 'promotion', level: 'read' } as const
const mayWrite = { creator: 'promotion', level: 'write' } as const

export const discountTarget = z.object({
  kind: z.enum(['Product', 'Bundle']),
  itemId: readableId,
  /** null: all variations of the item. */
  variationId: variationId.nullable(),
})

export const off = z.discriminatedUnion('type', [
  /** A fraction: 0.2 is 20%. */
  z.object({ type: z.literal('PercentageOffDiscount'), percentage: z.number().gt(0, 'Enter more than 0').max(1, 'Use at most 100%') }),
  z.object({
    type: z.literal('FlatAmountOffDiscount'),
    amount: draftPrices.refine((amount) => (amount.USD ?? 0) > 0, 'Set an amount in USD'),
  }),
])

export const discountForm = z
  .object({
    name: line(80, 'Give the sale a name'),
    description: optionalLine(300),
    off,
    isExclusive: z.boolean(),
    startsAt: z.iso.datetime({ error: 'Choose when it starts' }),
    endsAt: z.iso.datetime({ error: 'Choose when it ends' }).nullable(),
    recurringPaymentUseCount: z.number().int().min(1).max(120).nullable(),
    targets: z.array(discountTarget).min(1, 'Choose what is on sale').max(200),
  })
  .refine(({ startsAt, endsAt }) => endsAt === null || endsAt > startsAt, { error: 'It ends before it starts', path: ['endsAt'] })

const discountEntry = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  off,
  isExclusive: z.boolean(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime().nullable(),
  recurringPaymentUseCount: z.number().int().nullable(),
  targets: z.array(discountTarget),
  status: z.enum(['Planned', 'On', 'Over']),
})
export type DiscountEntry = z.infer<typeof discountEntry>

const params = z.object({ discountId: prefixedId('dis') })

export const listDiscounts = route({
  name: 'listDiscounts',
  method: 'GET',
  path: '/api/creator/sale-discounts',
  summary: 'The discounts of the active creator, the newest first',
  access: mayRead,
  answers: { 200: z.array(discountEntry) },
})

export const createDiscount = route({
  name: 'createDiscount',
  method: 'POST',
  path: '/api/creator/sale-discounts',
  summary: 'Plans a discount',
  access: mayWrite,
  body: discountForm,
  answers: { 201: discountEntry },
})

export const changeDiscount = route({
  name: 'changeDiscount',
  method: 'PUT',
  path: '/api/creator/sale-discounts/{discountId}',
  summary: 'Changes a discount',
  access: mayWrite,
  params,
  body: discountForm,
  answers: { 200: discountEntry },
})

export const endDiscount = route({
  name: 'endDiscount',
  method: 'DELETE',
  path: '/api/creator/sale-discounts/{discountId}',
  summary: 'Ends a discount now; one that has not begun is removed',
  access: mayWrite,
  params,
  answers: { 204: null },
})
