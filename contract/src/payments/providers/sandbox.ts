import { z } from 'zod'
import { route } from '../../core/route.ts'
import { webhook } from './webhook.ts'

export const sandboxWebhook = route({
  ...webhook,
  name: 'sandboxWebhook',
  path: '/api/webhooks/sandbox',
  summary: 'The Sandbox tells what happened; signed with sandbox-signature',
})

/** The shop's own test provider: no third party is involved, so its cards are entered in our own form. */
export const sandbox = {
  name: 'Sandbox',
  form: z.object({ name: z.literal('Sandbox') }),
  confirmation: z.object({ kind: z.literal('Sandbox'), words: z.string() }),
  cardSetup: z.object({ kind: z.literal('Sandbox') }),
  webhook: sandboxWebhook,
} as const
