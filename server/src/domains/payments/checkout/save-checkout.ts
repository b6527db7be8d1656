import type { z } from 'zod'
import { findAddressFaults } from '#contract/core/address-rules.ts'
import { type checkoutForm, deliveryConsent } from '#contract/payments/checkout.ts'
import { judgeTaxId, taxIdMessage } from '#contract/pricing/tax-id.ts'
import { lockKnownOrder, type OrderRow, type ReadCatalogueRows, requireOpen, setDetails } from '#domains/orders/index.ts'
import { refuse } from '#kernel/refusal.ts'
import { hashSecret, newSecret } from '#kernel/secrets.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Visitor } from '#platform/http/visitor.ts'
import { seenOf } from './change.rules.ts'
import { type CheckoutQuote, quoteCheckout } from './quote-checkout.ts'

type Form = z.output<typeof checkoutForm>

type Asked = { orderId: string; form: Form; visitor: Visitor; secret: string | undefined; address: string; now: Date }

export type SavedCheckout = { order: OrderRow; secret: string; quoted: CheckoutQuote; seen: OrderRow['seen'] }

export const consentNow = (address: string, now: Date) => ({ text: deliveryConsent, at: now.toISOString(), address })

/** An invoice needs a complete address, and a plausible tax id. */
const requireGoodDetails = ({ address, taxId }: Form): void => {
  if (!address) return
  const errors: Record<string, string[]> = {}
  for (const { field, text } of findAddressFaults(address)) errors[`address.${field}`] = [text]
  const verdict = taxId ? judgeTaxId(address.countryCode, taxId) : undefined
  if (verdict && !verdict.valid) errors.taxId = [taxIdMessage(address.countryCode, verdict.because)]
  if (Object.keys(errors).length > 0) refuse('invalid-input', { errors })
}

/** Stores what the buyer entered. The browser that had the secret keeps it; any other gets a new one, and the old is void. */
export const saveCheckout = async (
  tx: Tx,
  readCatalogueRows: ReadCatalogueRows,
  { orderId, form, visitor, secret, address, now }: Asked,
): Promise<SavedCheckout> => {
  const order = (await lockKnownOrder(tx, orderId)) ?? refuse('not-found')
  requireOpen(order)
  requireGoodDetails(form)
  const isSame = secret !== undefined && order.secret_hash?.equals(hashSecret(secret)) === true
  const stored = isSame ? secret : newSecret()
  const { consent, ...entered } = form
  const customer = { ...entered, validAddress: entered.address !== null }
  const before = isSame ? order.consent : null
  const agreed = consent ? (before ?? consentNow(address, now)) : null
  const userId = visitor.kind === 'user' ? visitor.userId : null
  const secretHash = hashSecret(stored)
  const saved = { ...order, customer, secret_hash: secretHash, consent: agreed, user_id: userId }
  const quoted = await quoteCheckout(tx, readCatalogueRows, { order: saved, visitor, now })
  await setDetails(tx, orderId, { customer, secretHash, consent: agreed, seen: seenOf(quoted.quote), userId, now })
  return { order: saved, secret: stored, quoted, seen: order.seen }
}
