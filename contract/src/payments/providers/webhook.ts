import { z } from 'zod'
import { misses } from '../../core/misses.ts'

/** Events from payment providers. The body is passed on unparsed, because the signature covers its bytes. */
export const webhook = {
  method: 'POST',
  access: 'public',
  body: z.string().max(512 * 1024),
  bodyType: 'raw',
  bodyLimit: 512 * 1024,
  answers: { 204: null },
  misses: misses.signatures,
} as const
