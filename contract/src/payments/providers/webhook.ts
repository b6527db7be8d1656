import { z } from 'zod'
import { misses } from '../../core/misses.ts'

/** How payment providers tell what happened. Webhooks are read as they came, because their signature is over the bytes. */
export const webhook = {
  method: 'POST',
  access: 'public',
  body: z.string().max(512 * 1024),
  bodyType: 'raw',
  bodyLimit: 512 * 1024,
  answers: { 204: null },
  misses: misses.signatures,
} as const
