import { checkoutSecretHeader } from '#contract/payments/checkout-secret.ts'

type Origin = 'own' | 'handed'

/** Handed over: it came with the address, from the frame that this page was opened out of. */
const keyOf = (orderId: string, origin: Origin): string => (origin === 'own' ? `checkout-${orderId}` : `checkout-handed-${orderId}`)

let inMemory: Record<string, string> = {}

const store = (key: string, secret: string): void => {
  inMemory = { ...inMemory, [key]: secret }
  try {
    sessionStorage.setItem(key, secret)
  } catch {
    // Kept in memory alone.
  }
}

const recall = (key: string): string | undefined => {
  try {
    return inMemory[key] ?? sessionStorage.getItem(key) ?? undefined
  } catch {
    return inMemory[key]
  }
}

/** The secret of a checkout stays in this tab. A frame on another site may have no storage; then it lives as long as the page. */
export const storeSecret = (orderId: string, secret: string): void => store(keyOf(orderId, 'own'), secret)

const readSecret = (orderId: string): string | undefined => recall(keyOf(orderId, 'own')) ?? recall(keyOf(orderId, 'handed'))

/** Whether this tab may see more of the order than its address shows. */
export const hasSecret = (orderId: string): boolean => readSecret(orderId) !== undefined

const headersWith = (secret: string | undefined): { headers: Record<string, string> } => ({
  headers: secret ? { [checkoutSecretHeader]: secret } : {},
})

/** What shows the server that this is the buyer. */
export const secretHeaders = (orderId: string) => headersWith(readSecret(orderId))

/**
 * Details are saved with the tab's own secret alone. Anybody can put theirs into an address: what is entered after such a link
 * gets a new secret, which only this tab knows.
 */
export const ownSecretHeaders = (orderId: string) => headersWith(recall(keyOf(orderId, 'own')))

const handedSecret = /^(#[\w-]+)&secret=([\w-]+)$/

/** The storage of a frame on another site is not that of the page it leads to: the secret goes along behind the #, which no server sees. */
export const handOver = (orderId: string, hash: string): string => {
  const secret = readSecret(orderId)
  return secret ? `${hash}&secret=${secret}` : hash
}

/** Takes the secret out of the address before anything else reads it. */
export const takeHandedSecret = (orderId: string): void => {
  const [, hash, secret] = handedSecret.exec(window.location.hash) ?? []
  if (!hash || !secret) return
  store(keyOf(orderId, 'handed'), secret)
  window.history.replaceState(window.history.state, '', hash)
}
