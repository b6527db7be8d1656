import type { Logger } from 'pino'
import { listDue } from '#domains/subscriptions/index.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Reader } from '#platform/database/database.ts'
import type { PaymentProviders } from '#platform/payments/provider.ts'
import { doEach } from '../do-each.ts'
import { toPaymentOrder } from '../pay.ts'
import { applyPaymentStatus } from '../settling/apply-payment-status.ts'
import { beginRenewal } from './begin-renewal.ts'

type Deps = { db: Reader; providers: PaymentProviders; clock: Clock; log: Logger }

const limit = 500

/** One period of one subscription. No lock is held while the provider is asked; a lost answer is found by the reconciliation. */
const renew = async ({ db, providers, clock }: Deps, subscriptionId: string): Promise<void> => {
  const payment = await db.transaction().execute((tx) => beginRenewal(tx, providers, subscriptionId, clock.now()))
  if (!payment) return
  const report = await providers.get(payment.provider).start(toPaymentOrder(payment))
  await db.transaction().execute((tx) => applyPaymentStatus(tx, payment.id, payment.order_id, report, clock.now()))
}

/** Charges whatever is due: every minute, by as many workers as there are. */
export const renewDue = async (deps: Deps): Promise<void> =>
  doEach(deps.log, await listDue(deps.db, deps.clock.now(), limit), (id) => renew(deps, id))
