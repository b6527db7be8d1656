import type { Subscription } from '#contract/subscriptions/subscriptions.ts'
import { type AccountItem, findItem, type ItemRef, listAccountItems, toAccountBundle, toAccountProduct } from '#domains/catalog/index.ts'
import { toWire } from '#kernel/money.ts'
import type { Reader } from '#platform/database/database.ts'
import { discountedFrom } from './agreement.rules.ts'
import { type QuotedPayment, quotePayments } from './quote-payment.ts'
import { maxTries } from './retry.rules.ts'
import type { ShownSubscription } from './subscription.views.ts'

const refOf = ({ kind, creator_id: creatorId, item_id: itemId }: ShownSubscription): ItemRef => ({ kind, creatorId, itemId })

/** What it is for, as it stands in the shop today; its name at least is known for ever. */
const contentOf = (row: ShownSubscription, items: readonly AccountItem[], owned: ReadonlySet<string>): Subscription['content'] => {
  const { kind, quantity, creator_id, agreement } = row
  const item = findItem(items, refOf(row)) ?? {
    kind,
    creator_id,
    creator_name: agreement.creatorName,
    id: row.item_id,
    name: agreement.name,
    tagline: null,
    icon_url: null,
    partial: false,
    products: [],
  }
  return kind === 'product'
    ? { type: 'Product', quantity, product: toAccountProduct(item, owned) }
    : { type: 'Bundle', quantity, bundle: toAccountBundle(item, owned) }
}

type Shown = { row: ShownSubscription; quote: QuotedPayment; items: readonly AccountItem[]; owned: ReadonlySet<string>; now: Date }

/** A subscription as its customer sees it. */
const toSubscription = ({ row, quote: { priced }, items, owned, now }: Shown): Subscription => {
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
    problem: row.problem && isRunning ? { words: row.problem, triesLeft: maxTries - row.failed_tries } : null,
    isPaying: row.is_paying,
    content: contentOf(row, items, owned),
  }
}

export const describeSubscriptions = async (
  db: Reader,
  rows: readonly ShownSubscription[],
  owned: ReadonlySet<string>,
  now: Date,
): Promise<Subscription[]> => {
  const [quotes, items] = await Promise.all([quotePayments(db, rows, now), listAccountItems(db, rows.map(refOf))])
  return rows.map((row, index) => toSubscription({ row, quote: quotes[index] as QuotedPayment, items, owned, now }))
}
