import { z } from 'zod'
import { route } from '../core/route.ts'

export const makeUnlockCode = route({
  name: 'makeUnlockCode',
  method: 'POST',
  path: '/api/customer/inventory/unlock-codes',
  summary: 'A one-time code to use instead of the password in a plugin (JUCE); valid for 15 minutes',
  access: 'signed-in',
  limit: { burst: 10, perSeconds: 3600 },
  answers: { 201: z.object({ code: z.string(), expiresAt: z.iso.datetime() }) },
})
