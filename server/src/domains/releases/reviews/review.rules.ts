import type { ReleaseStatus } from '#contract/releases/release-states.ts'

/** A release from the point of view of a reviewer. */
export type ReviewFacts = {
  status: ReleaseStatus
  takenBy: string | null
  takenUntil: Date | null
  /** The caller belongs to the creator's team. */
  isOwnTeam: boolean
}

type Asking = { userId: string; now: Date }

export const reviewLasts = 30 * 60 * 1000

/** Who has the review now: for half an hour, or until it is given back. */
export const holderOf = ({ takenBy, takenUntil }: Pick<ReviewFacts, 'takenBy' | 'takenUntil'>, now: Date): string | null =>
  takenUntil !== null && takenUntil > now ? takenBy : null

export type TakingVerdict = { may: true } | { may: false; because: 'not-in-review' | 'own-creator' | 'taken' }

/** Nobody reviews what their own team made, nor what another reviewer has. */
export const judgeTaking = (review: ReviewFacts, { userId, now }: Asking): TakingVerdict => {
  if (review.status !== 'InReview') return { may: false, because: 'not-in-review' }
  if (review.isOwnTeam) return { may: false, because: 'own-creator' }
  const holder = holderOf(review, now)
  return holder !== null && holder !== userId ? { may: false, because: 'taken' } : { may: true }
}

export type DecidingVerdict = TakingVerdict | { may: false; because: 'not-taken' }

/** Only its holder decides. After their half hour they still may, as long as nobody else has taken it. */
export const judgeDeciding = (review: ReviewFacts, asking: Asking): DecidingVerdict => {
  const verdict = judgeTaking(review, asking)
  if (!verdict.may) return verdict
  return review.takenBy === asking.userId ? verdict : { may: false, because: 'not-taken' }
}

type ReviewedBuild = { status: string; sha256: string | null }

export type BuildsVerdict = { good: true } | { good: false; because: 'not-ready' | 'not-as-seen' }

/** Exactly the files that the reviewer saw are approved. */
export const judgeBuilds = (builds: readonly ReviewedBuild[], seen: readonly string[]): BuildsVerdict => {
  if (builds.length === 0 || builds.some(({ status }) => status !== 'Ready')) return { good: false, because: 'not-ready' }
  const sorted = (hashes: readonly (string | null)[]): string => [...hashes].sort().join(' ')
  return sorted(builds.map(({ sha256 }) => sha256)) === sorted(seen) ? { good: true } : { good: false, because: 'not-as-seen' }
}
