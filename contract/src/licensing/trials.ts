import { z } from 'zod'
import { creatorId, productId } from '../core/ids.ts'
import { route } from '../core/route.ts'
import { email } from '../core/text.ts'

export const startOwnTrial = route({
  name: 'startOwnTrial',
  method: 'POST',
  path: '/api/customer/inventory/trials',
  summary:
    'Starts the account’s trial of a product, before any device asks for it; safe to repeat, the end date stays. Refused with 409 for what it owns',
  access: 'signed-in',
  body: z.object({ creatorId, productId }),
  answers: { 200: z.object({ endsAt: z.iso.datetime(), daysLeft: z.number().int() }) },
})

export const startTrialByEmail = route({
  name: 'startTrialByEmail',
  method: 'POST',
  path: '/api/storefront/products/{creatorId}/{productId}/trial',
  summary: 'Starts a trial for an e-mail address, which gets the link to its account; the same answer for every address',
  access: 'public',
  params: z.object({ creatorId, productId }),
  body: z.object({ email }),
  limit: { burst: 20, perSeconds: 600 },
  answers: { 202: z.object({}) },
})
