import { z } from 'zod'
import { accountBundle, accountProduct } from '../catalog/account-items.ts'
import { route } from '../core/route.ts'

/** A customer with a voucher code: preview what it gives, and redeem it. */

const shownVoucher = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  code: z.string(),
  /** The code is used up, or the caller has already redeemed it. */
  redeemed: z.boolean(),
  redeemsProducts: z.array(z.object({ value: accountProduct, quantity: z.number().int() })),
  redeemsBundles: z.array(z.object({ value: accountBundle, quantity: z.number().int() })),
  /** null: never. */
  expiresAt: z.iso.datetime().nullable(),
})
export type ShownVoucher = z.infer<typeof shownVoucher>

/** Limits guessing, by network and by account: a valid code does not count. */
export const guessLimit = { burst: 20, perSeconds: 300 } as const

/** Spaces, dashes and case don’t matter. */
const typedCode = z.string({ error: 'Enter a code' }).trim().min(1, 'Enter a code').max(60, 'This code is too long')

export const previewVoucher = route({
  name: 'previewVoucher',
  method: 'GET',
  path: '/api/customer/vouchers',
  summary: 'What a code would give. 404 if it doesn’t exist, has ended or is turned off',
  access: 'public',
  scope: 'creator',
  query: z.object({ code: typedCode }),
  limit: guessLimit,
  answers: { 200: shownVoucher },
})

export const redeemVoucher = route({
  name: 'redeemVoucher',
  method: 'POST',
  path: '/api/customer/vouchers/redeem',
  summary: 'Redeems a code: its licenses are issued at once. 409 if it is used up or already redeemed',
  access: 'signed-in',
  scope: 'creator',
  query: z.object({ code: typedCode }),
  limit: guessLimit,
  answers: { 200: shownVoucher },
})
