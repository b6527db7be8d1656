import { z } from 'zod'
import { route } from './route.ts'

/** One line of text: trimmed, with no control characters that a mail header or a table could trip over. */
const line = (most: number, empty: string) =>
  z
    .string()
    .trim()
    .min(1, empty)
    .max(most, `Use at most ${most} characters`)
    .regex(/^[^\p{Cc}\u2028\u2029]*$/u, 'Use plain text without control characters')

export const contactMessage = z.object({
  name: line(100, 'Tell us your name'),
  email: z.email('Enter an e-mail address such as name@example.com').max(254, 'Use at most 254 characters'),
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
