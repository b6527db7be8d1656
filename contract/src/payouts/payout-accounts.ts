import { z } from 'zod'
import { currency } from '../core/money.ts'
import { route } from '../core/route.ts'
import { faultOfAccountNumber, faultOfRoutingNumber } from './ach.ts'
import { faultOfBic, faultOfIban, plainIban } from './iban.ts'

/** Where a creator is paid. It is stored encrypted and shown masked. */

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
  // Left empty it is none. Not one of two kinds: of a union nobody is told what is wrong.
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

/** Numbers with all but their last digits hidden. */
const shownAccount = z.object({
  account: z.union([
    z.object({ type: z.literal('Bank'), iban: z.string(), bic: z.string().nullable() }),
    z.object({ type: z.literal('ACH'), routingNumber: z.string(), accountNumber: z.string(), accountType: z.enum(['Checking', 'Saving']) }),
  ]),
  /** What it is paid in. */
  currency,
  changedAt: z.iso.datetime(),
  changedBy: z.string(),
  /** Nothing will be paid to it before; null when that is over. */
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
