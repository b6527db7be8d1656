import { z } from 'zod'
import { route } from '../core/route.ts'

const fraction = z.number().min(0).max(1)

const earningTerms = z.object({
  /** Our part of a sale: found here, come by the creator's own link or site, or agreed with this creator instead of both. */
  fees: z.object({ marketplace: fraction, ownChannel: fraction, agreed: fraction.nullable() }),
  /** How countries tax what is sold today. One that is not named: prices without tax, at a rate of 0. */
  taxes: z.array(z.object({ country: z.string(), mode: z.enum(['Inclusive', 'Exclusive']), rate: fraction })),
})
export type EarningTerms = z.infer<typeof earningTerms>

export const getEarningTerms = route({
  name: 'getEarningTerms',
  method: 'GET',
  path: '/api/creator/payouts/terms',
  summary: 'What decides how much of a price is left: fees and taxes of today',
  access: { creator: 'payouts', level: 'read' },
  answers: { 200: earningTerms },
})
