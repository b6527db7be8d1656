import { z } from 'zod'
import { route } from '../core/route.ts'

export const makeUnlockCode = route({
  name: 'makeUnlockCode',
  method: 'POST',
  path: '/api/customer/inventory/unlock-codes',
  summary: 'A one-time code that stands in for the password where a plugin asks for it (JUCE); good for 15 minutes',
  access: 'signed-in',
  limit: { burst: 10, perSeconds: 3600 },
  answers: { 201: z.object({ code: z.string(), expiresAt: z.iso.datetime() }) },
})
