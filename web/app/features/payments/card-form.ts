import { z } from 'zod'
import { paymentForm } from '#contract/payments/checkout.ts'

const card = paymentForm.shape.card.unwrap()

const agreed = (message: string) => z.boolean().refine((isTicked) => isTicked, message)

type Wanted = { needsCard: boolean; asksAgain: boolean }

/** The fields of the last step: a card where one is needed, the consent, and a confirmation for products the buyer already owns. */
export const lastStepForm = ({ needsCard, asksAgain }: Wanted) =>
  z.object({
    card: needsCard ? card : z.unknown().transform(() => undefined),
    payWith: z.enum(['saved', 'other']),
    keepCard: z.boolean(),
    consent: agreed('Tick this to get your downloads right away'),
    buyAgain: asksAgain ? agreed('Tick this to buy it again') : z.boolean(),
  })

type Choices = { payWith: 'saved' | 'other'; keepCard: boolean; consent: boolean; buyAgain: boolean }
export type EnteredLastStep = Choices & { card: { number: string; expiry: string; cvc: string } }
export type LastStep = Choices & { card?: z.input<typeof card> | undefined }
