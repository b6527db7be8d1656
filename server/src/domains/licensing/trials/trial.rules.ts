import type { LicensePolicy, ProductType } from '#contract/catalog/catalog.ts'
import type { TrialEligibility } from '#contract/licensing/activation-requests.ts'

const day = 24 * 60 * 60 * 1000

/** What has a trial: a plugin for sale, with the days of the variation with the longest trial. */
export type TriedProduct = { type: ProductType; isLive: boolean; policy: LicensePolicy | null }

export type KnownTrial = { expiresAt: Date; isRevoked: boolean }

/** A day that has begun counts as a day left. */
export const daysLeft = (expiresAt: Date, now: Date): number => Math.max(0, Math.ceil((expiresAt.getTime() - now.getTime()) / day))

export const trialDaysOf = ({ type, isLive, policy }: TriedProduct): number =>
  type === 'Plugin' && isLive && policy ? policy.trialDays : 0

export const trialEnd = (days: number, now: Date): Date => new Date(now.getTime() + days * day)

/** One trial for each device and each account. Somebody with one continues it, and does not start again. */
export const judgeTrial = (product: TriedProduct, known: KnownTrial | undefined, now: Date): TrialEligibility => {
  const days = trialDaysOf(product)
  const left = known ? daysLeft(known.expiresAt, now) : days
  return {
    eligible: known ? left > 0 && !known.isRevoked : days > 0,
    existing: known !== undefined,
    requiresAccount: product.policy?.trialNeedsAccount ?? false,
    requiresNewsletterOptIn: false,
    numberOfDaysPerProduct: days,
    numberOfDaysRemaining: left,
  }
}
