import type { Logger } from 'pino'
import type { CycleLength } from '#contract/catalog/catalog.ts'
import { defaultCurrency, minorUnitsOf } from '#contract/core/money.ts'
import { sendEmail, writeMoney } from '#domains/email/index.ts'
import { readCatalogueRows } from '#domains/orders/index.ts'
import { offeredAfterTrial, priceForBuyer } from '#domains/pricing/index.ts'
import type { Clock } from '#kernel/clock.ts'
import { round } from '#kernel/money.ts'
import type { Reader } from '#platform/database/database.ts'
import { trialEndsMail } from '../mails/trial-ends.mail.ts'
import { listOwned } from '../owned-products.views.ts'
import { claimReminder, type EndingTrial, listEndingTrials } from './ending-trial.views.ts'

type Deps = { db: Reader; clock: Clock; log: Logger; publicUrl: string }

const periods: Readonly<Record<CycleLength, string>> = {
  Daily: 'a day',
  Weekly: 'a week',
  Monthly: 'a month',
  Quarterly: 'a quarter',
  Yearly: 'a year',
}

/**
 * The price of what the trial is of, for this person, as the product's page shows it to them, in the currency they last paid in; nothing
 * where it is no longer for sale.
 */
const findPrice = async (db: Reader, trial: EndingTrial, now: Date): Promise<string | null> => {
  const { creator_id: creatorId, product_id: itemId } = trial
  const asked = { kind: 'product' as const, creatorId, itemId, variationId: '', quantity: 1 }
  const { products, rates } = await readCatalogueRows(db, [asked], now)
  const row = products.get(`${creatorId}/${itemId}`)
  const variation = row && offeredAfterTrial(row)
  if (!row || !variation) return null
  const owned = new Set(await listOwned(db, { userId: trial.user_id, now }))
  const forSale = { ...asked, variation, discounts: row.discounts, ownerNames: row.owner_names }
  const currency = trial.currency ?? defaultCurrency
  const amount = priceForBuyer(forSale, owned, rates).price[currency]
  const price = writeMoney({ currency, amount: round(amount * minorUnitsOf(currency)) })
  return variation.recurrence.type === 'Recurring' ? `${price} ${periods[variation.recurrence.cycleLength]}` : price
}

const remind = async ({ db, publicUrl }: Deps, trial: EndingTrial, now: Date): Promise<void> => {
  const email = await trialEndsMail({
    name: trial.name,
    product: trial.product_name,
    endsAt: trial.expires_at,
    price: await findPrice(db, trial, now),
    link: new URL(`/${trial.creator_slug}/${trial.product_id}`, publicUrl).href,
  })
  await db.transaction().execute(async (tx) => {
    if (await claimReminder(tx, trial, now)) await sendEmail(tx, { id: `trial-ends-${trial.license_id}`, to: trial.email, ...email })
  })
}

/** Once, before a trial ends, its user is told until when it runs and what it costs then. */
export const remindOfTrials = async (deps: Deps): Promise<void> => {
  const now = deps.clock.now()
  for (const trial of await listEndingTrials(deps.db, now)) {
    await remind(deps, trial, now).catch((error: unknown) => deps.log.warn({ err: error }, 'left for the next time'))
  }
}
