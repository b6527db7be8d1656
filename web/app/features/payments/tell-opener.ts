import type { CheckoutMessage } from '#web/lib/payments/checkout-messages.ts'

export const isFramed = (): boolean => window.parent !== window

const originOf = (address: string): string | undefined => URL.parse(address)?.origin

/** The origin of the page around the frame: from the browser, or else from the referrer. */
const openerOrigin = (): string | undefined => window.location.ancestorOrigins?.[0] ?? originOf(document.referrer)

/** Posts a message to the page around the frame, to its exact origin, and only if that may frame this checkout. */
export const tellOpener = (message: CheckoutMessage, frameOrigins: readonly string[]): void => {
  if (!isFramed()) return
  const origin = openerOrigin()
  if (!origin || (origin !== window.location.origin && !frameOrigins.includes(origin))) {
    console.error(`The checkout says nothing to ${origin ?? 'an unknown page'}`)
  } else window.parent.postMessage(message, origin)
}
