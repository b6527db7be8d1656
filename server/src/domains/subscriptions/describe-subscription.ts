import type { AccountProduct } from '#contract/account-items.ts'
import type { Subscription } from '#contract/subscriptions.ts'
import { toWire } from '#kernel/money.ts'
import { discountedFrom } from './agreement.rules.ts'
import type { QuotedPayment } from './quote-payment.ts'
import { mostTries } from './retry.rules.ts'
import type { ShownSubscription } from './subscription.views.ts'

const contentOf = (row: ShownSubscription, owned: ReadonlySet<string>): Subscription['content'] => {
  const { quantity, item, creator_id: creatorId, creator_name: creatorName, agreement } = row
  const isOwned = (productId: string): boolean => owned.has(`${creatorId}/${productId}`)
  const product = (one: { id: string; name: string; tagline: string | null; icon_url: string | null }): AccountProduct => ({
    id: one.id,
    type: 'Product',
    creatorId,
    creatorName,
    name: one.name,
    tagline: one.tagline,
    iconUrl: one.icon_url,
    owned: isOwned(one.id),
  })
  const shown = item ?? { id: row.item_id, name: agreement.name, tagline: null, icon_url: null, partial: false, products: [] }
  if (row.kind === 'p') return { type: 'Product', quantity, product: product(shown) }
  const products = shown.products.map((one) => ({ ...product(one), included: true }))
  const bundle = { ...product(shown), type: 'Bundle' as const, owned: products.every((one) => one.owned), partial: shown.partial, products }
  return { type: 'Bundle', quantity, bundle }
}

/** A subscription as its customer sees it. */
export const describeSubscription = (
  row: ShownSubscription,
  { priced }: QuotedPayment,
  owned: ReadonlySet<string>,
  now: Date,
): Subscription => {
  const money = (amount: number) => toWire({ currency: row.currency, amount })
  const { original, discount, subtotal, tax, due } = priced
  const isRunning = row.status === 'Active'
  return {
    id: row.id,
    status: row.status,
    hasPaymentMethod: row.method_id !== null,
    cancellable: isRunning,
    resumable: row.status === 'Cancelled' && row.expires_at > now,
    expiresAt: row.expires_at.toISOString(),
    renewedAt: row.renewed_at?.toISOString() ?? null,
    nextPaymentScheduledAt: (isRunning && !row.is_paying && row.next_try_at?.toISOString()) || null,
    startedAt: row.started_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    total: {
      original: money(original),
      discount: money(discount),
      subtotal: money(subtotal),
      taxes: money(tax),
      due: money(due),
    },
    discountedPaymentsLeft: discountedFrom(row.agreement.price, row.paid_periods + 1),
    cycleLength: row.cycle,
    ...(row.method_name && { paymentMethod: row.method_name }),
    variationName: row.agreement.variationName,
    problem: row.problem && isRunning ? { words: row.problem, triesLeft: mostTries - row.failed_tries } : null,
    isPaying: row.is_paying,
    content: contentOf(row, owned),
  }
}
