import { z } from 'zod'
import { route } from '../core/route.ts'

const fraction = z.number().min(0).max(1)

const earningTerms = z.object({
  /**
   * Our fee: for sales through the marketplace, through the creator's own link or site, or the rate agreed with this creator instead of
   * both.
   */
  fees: z.object({ marketplace: fraction, ownChannel: fraction, agreed: fraction.nullable() }),
  /** How countries tax sales today. For countries not listed: prices without tax, at a rate of 0. */
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
