import { z } from 'zod'
import { orderId } from '../core/ids.ts'
import { route } from '../core/route.ts'
import { email, line } from '../core/text.ts'

/** Several lines of plain text. */
export const messageText = (limit: number, empty: string) =>
  z
    .string({ error: empty })
    .trim()
    .min(1, empty)
    .max(limit, `Use at most ${limit} characters`)
    .regex(/^[^\0]*$/, 'Use plain text without control characters')

export const topics = ['Order', 'License', 'Technical', 'Account', 'Selling', 'Other'] as const
export type Topic = (typeof topics)[number]

/** In a receipt's email, instead of the order's id: signed, so that nobody can find out about an order by guessing. */
const orderProof = z.string().min(1).max(400)

export const contactMessage = z.object({
  name: line(100, 'Tell us your name'),
  email,
  subject: line(150, 'Tell us briefly what it’s about'),
  message: messageText(5000, 'Write your message'),
  topic: z.enum(topics).optional(),
  /** One of the visitor's own orders. */
  orderId: orderId.optional(),
  orderProof: orderProof.optional(),
})

export const contactSupport = route({
  name: 'contactSupport',
  method: 'POST',
  path: '/api/support/contact',
  summary: 'Sends a message to support, optionally about one of the caller’s orders',
  access: 'public',
  body: contactMessage,
  limit: { burst: 5, perSeconds: 600 },
  bodyLimit: 32 * 1024,
  answers: { 202: z.object({ status: z.literal('received') }) },
})

const askedOrder = z.object({ orderNumber: z.string(), what: z.array(z.string()) })
export type AskedOrder = z.infer<typeof askedOrder>

export const getAskedOrder = route({
  name: 'getAskedOrder',
  method: 'GET',
  path: '/api/support/order',
  summary: 'The order that the link in a receipt e-mail is about: its number and what was bought',
  access: 'public',
  query: z.object({ orderProof }),
  limit: { burst: 30, perSeconds: 600 },
  answers: { 200: askedOrder },
})
