import { checkoutSecretHeader } from '#contract/payments/checkout.ts'

const keyOf = (orderId: string): string => `checkout-${orderId}`

let inMemory: Record<string, string> = {}

/** The secret of a checkout stays in this tab. A frame on another site may have no storage; then it lives as long as the page. */
export const storeSecret = (orderId: string, secret: string): void => {
  inMemory = { ...inMemory, [orderId]: secret }
  try {
    sessionStorage.setItem(keyOf(orderId), secret)
  } catch {
    // Kept in memory alone.
  }
}

const readSecret = (orderId: string): string | undefined => {
  try {
    return inMemory[orderId] ?? sessionStorage.getItem(keyOf(orderId)) ?? undefined
  } catch {
    return inMemory[orderId]
  }
}

/** What shows the server that this is the buyer. */
export const secretHeaders = (orderId: string): { headers: Record<string, string> } => {
  const secret = readSecret(orderId)
  return { headers: secret ? { [checkoutSecretHeader]: secret } : {} }
}
