import { z } from 'zod'
import { route } from '../core/route.ts'
import { email, line } from '../core/text.ts'

export const contactMessage = z.object({
  name: line(100, 'Tell us your name'),
  email,
  subject: line(150, 'Say in a few words what it is about'),
  message: z
    .string()
    .trim()
    .min(1, 'Write your message')
    .max(5000, 'Use at most 5000 characters')
    .regex(/^[^\0]*$/, 'Use plain text without control characters'),
})

export const contactSupport = route({
  name: 'contactSupport',
  method: 'POST',
  path: '/api/support/contact',
  summary: 'Writes to support',
  access: 'public',
  body: contactMessage,
  limit: { burst: 5, perSeconds: 600 },
  bodyLimit: 32 * 1024,
  answers: { 202: z.object({ status: z.literal('received') }) },
})
