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

/** A trial as it is found for a device or an account. */
export type FoundTrial = {
  license_id: string
  user_id: string | null
  expires_at: Date
  status: 'Active' | 'Revoked'
  /** Devices have tokens that name its license. */
  has_devices: boolean
}

/** What somebody continues. `joins` is their other trial of the product, which becomes part of it. */
export type OneTrial = FoundTrial & { joins: string | null }

/** Of two trials of one person, the one that stays: one revoked by hand, or else the one whose license plugins have tokens of. */
const stayingOf = (own: FoundTrial, other: FoundTrial): [stays: FoundTrial, ends: FoundTrial] => {
  const isOwn = own.status === other.status ? own.has_devices : own.status === 'Revoked'
  return isOwn ? [own, other] : [other, own]
}

/** Two trials of one person as one: the earlier end counts, so that joining never lengthens a trial. */
export const asJoined = (own: FoundTrial, other: FoundTrial): FoundTrial & { joins: string } => {
  const [stays, ends] = stayingOf(own, other)
  return { ...stays, expires_at: stays.expires_at < ends.expires_at ? stays.expires_at : ends.expires_at, joins: ends.license_id }
}

/**
 * The trials of a device and an account, first begun first, as one. A trial of the device that nobody has claimed and the account's own are
 * the same person's. A trial of somebody else stays theirs.
 */
export const asOneTrial = (found: readonly FoundTrial[], userId: string | null): OneTrial | undefined => {
  const [first] = found
  const unclaimed = found.find(({ user_id }) => user_id === null)
  const own = found.find(({ user_id }) => user_id !== null && user_id === userId)
  return unclaimed && own ? asJoined(own, unclaimed) : first && { ...first, joins: null }
}

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

/** Why no trial starts in an account. */
export type StartHindrance = 'owned' | 'revoked' | 'ended'
type StartVerdict = { starts: true; continues: Date | null } | { starts: false; because: StartHindrance }

/** Starting in an account: a running trial continues, and for what its user owns none begins, whether or not they tried it before. */
export const judgeStart = (known: Pick<FoundTrial, 'expires_at' | 'status'> | undefined, owns: boolean, now: Date): StartVerdict => {
  if (known?.status === 'Active' && known.expires_at > now) return { starts: true, continues: known.expires_at }
  if (owns) return { starts: false, because: 'owned' }
  if (!known) return { starts: true, continues: null }
  return { starts: false, because: known.status === 'Revoked' ? 'revoked' : 'ended' }
}
