import { z } from 'zod'
import { enteredAddress } from '../core/address.ts'
import { route } from '../core/route.ts'
import { email, line, optionalLine } from '../core/text.ts'
import { faultOfRoutingNumber } from '../payouts/ach.ts'
import { faultOfBic, faultOfIban, plainIban } from '../payouts/iban.ts'

/**
 * The seller as printed on invoices, and the account that creators are paid from. Each record is valid from a day on, and never changed
 * once that day has come.
 */

const mayRead = { staff: 'platform', level: 'read' } as const
const mayWrite = { staff: 'platform', level: 'write' } as const

const checked = (faultOf: (written: string) => string | undefined) =>
  z
    .string()
    .max(60, 'Use at most 60 characters')
    .superRefine((value, context) => {
      const fault = faultOf(value)
      if (fault) context.addIssue({ code: 'custom', message: fault })
    })

const payerForm = z.object({
  sepa: z
    .object({
      iban: checked(faultOfIban).transform(plainIban),
      bic: checked(faultOfBic)
        .transform((bic) => bic.trim().toUpperCase())
        .nullable(),
    })
    .nullable(),
  ach: z
    .object({
      companyId: z
        .string()
        .trim()
        .regex(/^[A-Z0-9]{10}$/i, 'Enter the ten-character id from your bank'),
      companyName: line(16, 'Enter the name your bank knows you by'),
      routingNumber: checked(faultOfRoutingNumber).transform((number) => number.trim()),
      bankName: line(23, 'Enter the name of your bank'),
    })
    .nullable(),
})

export const sellerForm = z.object({
  validFrom: z.iso.date('Choose a day'),
  name: line(200, 'Enter the name of the business'),
  address: enteredAddress,
  taxId: optionalLine(40),
  registration: optionalLine(200),
  email,
  payer: payerForm,
})

const seller = z.object({
  validFrom: z.iso.date(),
  name: z.string(),
  address: enteredAddress,
  taxId: z.string().nullable(),
  registration: z.string().nullable(),
  email: z.string(),
  /** The full account number: it is our own. */
  payer: z.object({
    sepa: z.object({ iban: z.string(), bic: z.string().nullable() }).nullable(),
    ach: z.object({ companyId: z.string(), companyName: z.string(), routingNumber: z.string(), bankName: z.string() }).nullable(),
  }),
})
export type SellerRow = z.infer<typeof seller>

export const listSellers = route({
  name: 'listSellers',
  method: 'GET',
  path: '/api/admin/sellers',
  summary: 'Who sells, the newest day first',
  access: mayRead,
  answers: { 200: z.array(seller) },
})

export const saveSeller = route({
  name: 'saveSeller',
  method: 'POST',
  path: '/api/admin/sellers',
  summary: 'Sets the seller from a day on, today at the earliest; a future day can be changed',
  access: mayWrite,
  recentlyAuthenticated: true,
  body: sellerForm,
  answers: { 201: null },
})
