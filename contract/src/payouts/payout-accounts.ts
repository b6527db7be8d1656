import { z } from 'zod'
import { currency } from '../core/money.ts'
import { route } from '../core/route.ts'
import { faultOfAccountNumber, faultOfRoutingNumber } from './ach.ts'
import { faultOfBic, faultOfIban, plainIban } from './iban.ts'

/** The account that a creator is paid to. It is stored encrypted and shown masked. */

const mayRead = { creator: 'payouts', level: 'read' } as const
const mayWrite = { creator: 'payouts', level: 'write' } as const

const checked = (faultOf: (written: string) => string | undefined, limit = 60) =>
  z
    .string()
    .max(limit, `Use at most ${limit} characters`)
    .superRefine((value, context) => {
      const fault = faultOf(value)
      if (fault) context.addIssue({ code: 'custom', message: fault })
    })

const bankForm = z.object({
  type: z.literal('Bank'),
  iban: checked(faultOfIban).transform(plainIban),
  // Empty means none. Not a union of two types: errors of a union have no useful message.
  bic: checked((written) => (written.trim() === '' ? undefined : faultOfBic(written)))
    .transform((bic) => bic.trim().toUpperCase() || null)
    .nullable(),
})

const achForm = z.object({
  type: z.literal('ACH'),
  routingNumber: checked(faultOfRoutingNumber).transform((number) => number.trim()),
  accountNumber: checked(faultOfAccountNumber).transform((number) => number.trim()),
  accountType: z.enum(['Checking', 'Saving']),
})

export const payoutAccountForm = z.discriminatedUnion('type', [bankForm, achForm])
export type PayoutAccount = z.output<typeof payoutAccountForm>

/** Numbers are masked except for their last digits. */
const shownAccount = z.object({
  account: z.union([
    z.object({ type: z.literal('Bank'), iban: z.string(), bic: z.string().nullable() }),
    z.object({ type: z.literal('ACH'), routingNumber: z.string(), accountNumber: z.string(), accountType: z.enum(['Checking', 'Saving']) }),
  ]),
  /** The currency of its payouts. */
  currency,
  changedAt: z.iso.datetime(),
  changedBy: z.string(),
  /** No payout goes to it before this time; null once that is over. */
  heldUntil: z.iso.datetime().nullable(),
})
export type ShownPayoutAccount = z.infer<typeof shownAccount>

export const getPayoutAccount = route({
  name: 'getPayoutAccount',
  method: 'GET',
  path: '/api/creator/payout-account',
  summary: 'Where the active creator is paid, masked; null when nothing was entered',
  access: mayRead,
  answers: { 200: shownAccount.nullable() },
})

export const savePayoutAccount = route({
  name: 'savePayoutAccount',
  method: 'PUT',
  path: '/api/creator/payout-account',
  summary: 'Pays the active creator somewhere else; the team is notified, and payouts wait for three days',
  access: mayWrite,
  recentlyAuthenticated: true,
  body: payoutAccountForm,
  answers: { 200: shownAccount },
})
