import { z } from 'zod'
import { route } from '../core/route.ts'

export const savedCards = z.object({
  /** The provider's name for it: 'Card ending in 4242'. */
  cards: z.array(z.object({ name: z.string(), savedAt: z.iso.datetime() })),
})

export const getSavedCards = route({
  name: 'getSavedCards',
  method: 'GET',
  path: '/api/customer/saved-card',
  summary: 'The card that is kept for the next purchase, one with each payment provider',
  access: 'signed-in',
  answers: { 200: savedCards },
})

export const forgetSavedCard = route({
  name: 'forgetSavedCard',
  method: 'DELETE',
  path: '/api/customer/saved-card',
  summary: 'Removes the saved card. Cards that renew a subscription stay',
  access: 'signed-in',
  answers: { 204: null },
})
