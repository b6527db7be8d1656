import { z } from 'zod'
import { creatorId, productId } from '../core/ids.ts'
import { route } from '../core/route.ts'

export const startOwnTrial = route({
  name: 'startOwnTrial',
  method: 'POST',
  path: '/api/customer/inventory/trials',
  summary: 'Starts the account’s trial of a product, before any device asks for it; safe to repeat, the end date stays',
  access: 'signed-in',
  body: z.object({ creatorId, productId }),
  answers: { 200: z.object({ endsAt: z.iso.datetime(), daysLeft: z.number().int() }) },
})
