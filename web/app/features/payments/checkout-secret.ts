import { checkoutSecretHeader } from '#contract/payments/checkout-secret.ts'

type Origin = 'own' | 'handed'

/** `handed`: the secret came in the address, from the frame that this page was opened from. */
const keyOf = (orderId: string, origin: Origin): string => (origin === 'own' ? `checkout-${orderId}` : `checkout-handed-${orderId}`)

let inMemory: Record<string, string> = {}

const store = (key: string, secret: string): void => {
  inMemory = { ...inMemory, [key]: secret }
  try {
    sessionStorage.setItem(key, secret)
  } catch {
    // Kept in memory only.
  }
}

const recall = (key: string): string | undefined => {
  try {
    return inMemory[key] ?? sessionStorage.getItem(key) ?? undefined
  } catch {
    return inMemory[key]
  }
}

/** The secret of a checkout is stored for this tab only. A frame on another site may have no storage; then it lasts as long as the page. */
export const storeSecret = (orderId: string, secret: string): void => store(keyOf(orderId, 'own'), secret)

const readSecret = (orderId: string): string | undefined => recall(keyOf(orderId, 'own')) ?? recall(keyOf(orderId, 'handed'))

/** Whether this tab may see more of the order than its address alone allows. */
export const hasSecret = (orderId: string): boolean => readSecret(orderId) !== undefined

const headersWith = (secret: string | undefined): { headers: Record<string, string> } => ({
  headers: secret ? { [checkoutSecretHeader]: secret } : {},
})

/** The header that proves to the server that this is the buyer. */
export const secretHeaders = (orderId: string) => headersWith(readSecret(orderId))

/**
 * Details are saved only with the tab's own secret. An attacker could send a link with theirs: details entered after such a link get a new
 * secret, which only this tab knows.
 */
export const ownSecretHeaders = (orderId: string) => headersWith(recall(keyOf(orderId, 'own')))

const handedSecret = /^(#[\w-]+)&secret=([\w-]+)$/

/**
 * A frame on another site does not share its storage with the page it leads to: the secret is passed in the fragment, which is never sent
 * to a server.
 */
export const handOver = (orderId: string, hash: string): string => {
  const secret = readSecret(orderId)
  return secret ? `${hash}&secret=${secret}` : hash
}

/** Removes the secret from the address before anything else reads it. */
export const takeHandedSecret = (orderId: string): void => {
  const [, hash, secret] = handedSecret.exec(window.location.hash) ?? []
  if (!hash || !secret) return
  store(keyOf(orderId, 'handed'), secret)
  window.history.replaceState(window.history.state, '', hash)
}
