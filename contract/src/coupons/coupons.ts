import { z } from 'zod'
import { draftPrices } from '../catalog/editing.ts'
import { prefixedId } from '../core/ids.ts'
import { currency, money } from '../core/money.ts'
import { route } from '../core/route.ts'
import { line, optionalLine } from '../core/text.ts'
import { discountTarget, off } from '../discounts/discounts.ts'

/** Coupons for a creator's own items. */

const mayRead = { creator: 'promotion', level: 'read' } as const
const mayWrite = { creator: 'promotion', level: 'write' } as const

/** Stored and compared in capitals. */
export const couponCode = z
  .string({ error: 'Enter a code' })
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9_-]{3,40}$/, 'Use 3 to 40 letters, digits, dashes and underscores')

const count = (limit: number) =>
  z.number({ error: 'Enter a number' }).int('Use a whole number').min(1, `Use 1 to ${limit}`).max(limit, `Use 1 to ${limit}`).nullable()

const moment = (text: string) => z.iso.datetime({ error: text }).nullable()

/** The fields of a coupon that affect the price. */
const couponEffect = z.object({
  off,
  /** null: everything the creator sells. */
  targets: z.array(discountTarget).min(1, 'Choose what it is for').max(200).nullable(),
  /** The minimum sum of the creator's lines; null for no minimum. */
  minimum: draftPrices.refine((amount) => (amount.USD ?? 0) > 0, 'Set an amount in USD').nullable(),
  isExclusive: z.boolean(),
})

export const couponForm = couponEffect
  .extend({
    code: couponCode,
    name: line(80, 'Give the coupon a name'),
    description: optionalLine(300),
    startsAt: moment('Choose when it starts'),
    endsAt: moment('Choose when it ends'),
    maxUses: count(1_000_000),
    maxUsesPerCustomer: count(1000),
    /** For subscriptions: how many payments it covers; null for all of them. */
    recurringPaymentUseCount: count(120),
    isOn: z.boolean(),
  })
  .refine(({ startsAt, endsAt }) => startsAt === null || endsAt === null || endsAt > startsAt, {
    error: 'It ends before it starts',
    path: ['endsAt'],
  })
export type CouponForm = z.output<typeof couponForm>

export const couponStatuses = ['On', 'Planned', 'Used up', 'Over', 'Off'] as const
export type CouponStatus = (typeof couponStatuses)[number]

const couponRow = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  off,
  status: z.enum(couponStatuses),
  startsAt: z.iso.datetime().nullable(),
  endsAt: z.iso.datetime().nullable(),
  /** Redeemed and reserved uses. */
  uses: z.number().int(),
  maxUses: z.number().int().nullable(),
  /** Revenue with this coupon after refunds, by currency; null for roles that may not see sales. */
  revenue: z.array(money).nullable(),
  createdAt: z.iso.datetime(),
})
export type CouponRow = z.infer<typeof couponRow>

const couponSale = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  what: z.string(),
  due: money,
  reduction: money,
  /** At that day's exchange rate, so that sales in different currencies can be compared. */
  inDollars: z.object({ due: money, reduction: money }),
})

const coupon = couponRow.extend({
  description: z.string().nullable(),
  targets: z.array(discountTarget).nullable(),
  minimum: draftPrices.nullable(),
  isExclusive: z.boolean(),
  maxUsesPerCustomer: z.number().int().nullable(),
  recurringPaymentUseCount: z.number().int().nullable(),
  isOn: z.boolean(),
  /** What the coupon took off, by currency. */
  reductions: z.array(money).nullable(),
  /** The newest sales with this coupon; null for roles that may not see sales. */
  sales: z.array(couponSale).nullable(),
})
export type Coupon = z.infer<typeof coupon>

const params = z.object({ couponId: prefixedId('cpn') })

export const listCoupons = route({
  name: 'listCoupons',
  method: 'GET',
  path: '/api/creator/coupons',
  summary: 'Every coupon of the active creator, the newest first',
  access: mayRead,
  answers: { 200: z.array(couponRow) },
})

export const exportCoupons = route({
  name: 'exportCoupons',
  method: 'GET',
  path: '/api/creator/coupons.csv',
  summary: 'The same as CSV',
  access: mayRead,
  answers: { 200: z.string() },
})

export const getCoupon = route({
  name: 'getCoupon',
  method: 'GET',
  path: '/api/creator/coupons/{couponId}',
  summary: 'A coupon with everything about it',
  access: mayRead,
  params,
  answers: { 200: coupon },
})

export const createCoupon = route({
  name: 'createCoupon',
  method: 'POST',
  path: '/api/creator/coupons',
  summary: 'A new code',
  access: mayWrite,
  body: couponForm,
  answers: { 201: coupon },
})

export const changeCoupon = route({
  name: 'changeCoupon',
  method: 'PUT',
  path: '/api/creator/coupons/{couponId}',
  summary: 'Changes a coupon; orders that are paid stay as they are',
  access: mayWrite,
  params,
  body: couponForm,
  answers: { 200: coupon },
})

export const switchCoupon = route({
  name: 'switchCoupon',
  method: 'POST',
  path: '/api/creator/coupons/{couponId}/switch',
  summary: 'Turns a coupon on or off',
  access: mayWrite,
  params,
  body: z.object({ isOn: z.boolean() }),
  answers: { 200: coupon },
})

const couponItem = z.object({
  kind: discountTarget.shape.kind,
  itemId: discountTarget.shape.itemId,
  name: z.string(),
  isLive: z.boolean(),
  variations: z.array(z.object({ id: z.string(), name: z.string() })),
})
export type CouponItem = z.infer<typeof couponItem>

export const listCouponItems = route({
  name: 'listCouponItems',
  method: 'GET',
  path: '/api/creator/coupon-items',
  summary: 'What a coupon can be for: products and bundles with their variations, those that are live first',
  access: mayRead,
  answers: { 200: z.array(couponItem) },
})

const sampleLine = discountTarget.extend({
  variationId: discountTarget.shape.variationId.unwrap(),
  quantity: z.number().int().min(1).max(999),
})

/** An example cart to try a coupon on. */
export const couponTrial = z.object({
  // While the form is being filled in, the list may still be empty.
  effect: couponEffect.extend({ targets: z.array(discountTarget).max(200).nullable() }),
  currency,
  lines: z.array(sampleLine).max(10),
})

const triedLine = sampleLine.extend({
  name: z.string(),
  before: money,
  after: money,
  /** How the price is made up; the amounts add up to `after`. */
  steps: z.array(z.object({ words: z.string(), amount: money })),
})

export const tryCoupon = route({
  name: 'tryCoupon',
  method: 'POST',
  path: '/api/creator/coupons/try',
  summary: 'What a coupon does to a cart, by the shop’s own price function; nothing is stored',
  access: mayRead,
  body: couponTrial,
  limit: { burst: 120, perSeconds: 60 },
  answers: {
    200: z.object({
      lines: z.array(triedLine),
      before: money,
      after: money,
      /** Why it takes nothing off, as text; null if it does. */
      because: z.string().nullable(),
    }),
  },
})
