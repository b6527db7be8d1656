import type { Vault } from '#kernel/vault.ts'

const purpose = 'support-order'
/** As long as anybody may come back with a receipt. */
const lasts = 2 * 366 * 24 * 60 * 60 * 1000

/** What the link in a receipt's mail carries: whoever has the mail may write about the order, and nobody can make one up. */
export const proveOrder = (signatures: Vault, orderId: string, now: Date): string =>
  signatures.sign(purpose, orderId, new Date(now.getTime() + lasts))

export const readOrderProof = (signatures: Vault, proof: string, now: Date): string | undefined =>
  signatures.readSigned(purpose, proof, now)

/** "Problem with this order?" as receipts have it. */
export const problemLink = (deps: { signatures: Vault; publicUrl: string }, orderId: string, now: Date): string => {
  const link = new URL('/support', deps.publicUrl)
  link.searchParams.set('about', proveOrder(deps.signatures, orderId, now))
  link.hash = 'contact'
  return link.href
}
