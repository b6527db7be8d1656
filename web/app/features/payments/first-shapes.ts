import { z } from 'zod'
import { checkoutForm } from '#contract/payments/checkout.ts'
import { resolveWith } from '#web/lib/forms/form-resolver.ts'

const { name, email } = checkoutForm.shape

const contact = z.object({ name, email })
export type EnteredContact = z.input<typeof contact>
export type Contact = z.output<typeof contact>
export const checkContact = resolveWith(contact)

const free = z.object({ email, buyAgain: z.boolean() })
export type FreeAnswer = z.output<typeof free>
export const checkFree = resolveWith(free)
export const checkFreeAgain = resolveWith(
  free.extend({ buyAgain: z.boolean().refine((isTicked) => isTicked, 'Tick this to buy it again') }),
)
