import { z } from 'zod'
import { order } from '#contract/orders/orders.ts'

/** What the checkout in its frame says to the page around it. */
const checkoutMessage = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('close'), completed: z.boolean(), intent: z.string().max(100).optional() }),
  z.strictObject({ type: z.literal('completed'), order }),
])
export type CheckoutMessage = z.infer<typeof checkoutMessage>

type Heard = Pick<MessageEvent, 'origin' | 'source' | 'data'>
type Expected = { origin: string; source: MessageEventSource | null }

export type Hearing = { valid: true; message: CheckoutMessage } | { valid: false; because: string }

/** A message counts when it comes from the very frame, from its exact origin, and has one of the two shapes. */
export const hearCheckout = (heard: Heard, expected: Expected): Hearing => {
  if (heard.origin !== expected.origin) return { valid: false, because: `it came from ${heard.origin}` }
  if (expected.source === null || heard.source !== expected.source) return { valid: false, because: 'it came from another window' }
  const parsed = checkoutMessage.safeParse(heard.data)
  return parsed.success ? { valid: true, message: parsed.data } : { valid: false, because: 'it has another shape' }
}

/** Tells the rest of the page, and whatever else runs on it. */
export const broadcastCheckout = (message: CheckoutMessage): void => {
  const name = message.type === 'close' ? 'checkout-closed' : 'checkout-completed'
  window.dispatchEvent(new CustomEvent(name, { detail: message }))
}
