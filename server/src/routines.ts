import { storeBrokenPromises } from '#domains/admin/index.ts'
import { announceTerms, foldFigures } from '#domains/creators/index.ts'
import { sweepMails } from '#domains/email/index.ts'
import { sweepCodes, sweepSessions } from '#domains/identity/index.ts'
import { closeDays, listOrdersInBooks } from '#domains/ledger/index.ts'
import { remindOfTrials, sweepRequests } from '#domains/licensing/index.ts'
import { sweepUploads } from '#domains/media/index.ts'
import { sweepOrders } from '#domains/orders/index.ts'
import { reconcile, renewDue } from '#domains/payments/index.ts'
import { endHolds, resumeRuns, startMonthlyRun } from '#domains/payouts/index.ts'
import { fetchRates } from '#domains/pricing/index.ts'
import { publishDueReleases, resumeChecks, resumePreviews, sweepDownloadDays } from '#domains/releases/index.ts'
import { foldSaleFigures } from '#domains/sales/index.ts'
import { foldSearchFigures } from '#domains/storefront/index.ts'
import { remindOfRenewals } from '#domains/subscriptions/index.ts'
import { sweepResumable } from '#domains/uploads/index.ts'
import { sweepBuckets } from '#platform/http/take-token.ts'
import type { Routine } from '#platform/jobs/worker.ts'
import { sweepRequestFigures } from '#platform/metrics/request-figures.ts'
import { findViolations, noStuckJobs } from './invariants/invariants.ts'
import type { Shop } from './shop.ts'
import { checkDeps, previewDeps } from './wire-drafts.ts'
import { moneyDeps, uploadDeps } from './wiring.ts'

const monthOf = (now: Date): Date => new Date(now.getTime() - 30 * 24 * 60 * 60 * 1000)

/** Removes expired sessions and codes. */
const sweepSignIns = async ({ database, clock }: Shop): Promise<void> => {
  const now = clock.now()
  await sweepSessions(database.db, now)
  await sweepCodes(database.db, monthOf(now))
}

/** Logs broken promises, so that someone sees them. */
const logViolations = async ({ database, clock, log }: Shop): Promise<void> => {
  const broken = (await findViolations(database.db)).filter(({ violations }) => violations.length > 0)
  const listed = broken.filter(({ promise }) => promise !== noStuckJobs)
  await storeBrokenPromises(database.db, listed, clock.now())
  for (const { promise, violations } of broken) log.error({ violations: violations.slice(0, 20) }, `broken: ${promise}`)
}

/** Scheduled jobs. */
export const routinesOf = (shop: Shop): Routine[] => [
  { name: 'reconcile', at: '* * * * *', atStart: true, run: () => reconcile(moneyDeps(shop)) },
  { name: 'renew-subscriptions', at: '* * * * *', atStart: true, run: () => renewDue(moneyDeps(shop)) },
  { name: 'remind-of-renewals', at: '29 * * * *', atStart: true, run: () => remindOfRenewals(moneyDeps(shop)) },
  {
    name: 'remind-of-trials',
    at: '37 * * * *',
    atStart: true,
    run: () => remindOfTrials({ ...moneyDeps(shop), publicUrl: shop.config.publicUrl }),
  },
  { name: 'start-payout-run', at: '11 * * * *', atStart: true, run: () => startMonthlyRun(moneyDeps(shop)) },
  { name: 'resume-payout-runs', at: '21 * * * *', atStart: true, run: () => resumeRuns(moneyDeps(shop)) },
  { name: 'end-payout-holds', at: '*/5 * * * *', run: () => endHolds(moneyDeps(shop)) },
  {
    name: 'fetch-exchange-rates',
    at: '33 15 * * *',
    atStart: true,
    run: () => fetchRates({ ...moneyDeps(shop), ratesUrl: shop.config.ratesUrl }),
  },
  { name: 'check-promises', at: '7 * * * *', run: () => logViolations(shop) },
  { name: 'sweep-sessions', at: '23 * * * *', run: () => sweepSignIns(shop) },
  {
    name: 'sweep-orders',
    at: '41 3 * * *',
    run: async () => void (await sweepOrders(shop.database.db, monthOf(shop.clock.now()), listOrdersInBooks)),
  },
  {
    name: 'sweep-activation-requests',
    at: '53 * * * *',
    run: () => sweepRequests(shop.database.db, monthOf(shop.clock.now())),
  },
  {
    name: 'publish-releases',
    at: '* * * * *',
    atStart: true,
    run: () => publishDueReleases({ db: shop.database.db, clock: shop.clock }),
  },
  { name: 'fold-figures', at: '*/5 * * * *', run: () => foldFigures(shop.database.db) },
  { name: 'fold-sale-figures', at: '*/5 * * * *', run: () => foldSaleFigures(shop.database.db) },
  { name: 'fold-search-figures', at: '*/5 * * * *', run: () => foldSearchFigures(shop.database.db) },
  { name: 'close-ledger-days', at: '31 1 * * *', atStart: true, run: () => closeDays(shop.database.db, shop.clock.now()) },
  {
    name: 'announce-terms',
    at: '43 8 * * *',
    atStart: true,
    run: () => announceTerms({ ...moneyDeps(shop), publicUrl: shop.config.publicUrl }),
  },
  { name: 'sweep-mails', at: '47 2 * * *', run: () => sweepMails(shop.database.db, shop.clock.now()) },
  { name: 'sweep-request-figures', at: '57 1 * * *', run: () => sweepRequestFigures(shop.database.db, monthOf(shop.clock.now())) },
  { name: 'sweep-rate-limits', at: '17 * * * *', run: async () => void (await sweepBuckets(shop.database.db)) },
  { name: 'sweep-download-days', at: '37 0 * * *', run: () => sweepDownloadDays(shop.database.db, shop.clock.now()) },
  { name: 'resume-checks', at: '19 * * * *', atStart: true, run: () => resumeChecks(checkDeps(shop)) },
  { name: 'resume-previews', at: '27 * * * *', run: () => resumePreviews(previewDeps(shop)) },
  { name: 'sweep-uploads', at: '41 * * * *', run: () => sweepUploads(uploadDeps(shop)) },
  { name: 'sweep-resumable-uploads', at: '13 * * * *', run: () => sweepResumable(uploadDeps(shop)) },
]
