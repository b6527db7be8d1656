import type { ReleaseStatus } from '#contract/releases/release-states.ts'
import { compareVersions } from '../version.rules.ts'

/** What the decision to publish depends on. */
export type Publishable = {
  status: ReleaseStatus
  version: string
  publishedAt: Date | null
  scheduledAt: Date | null
  rolloutPercent: number
  rolloutStoppedAt: Date | null
  rolledBackAt: Date | null
}

export type PublishingVerdict = { may: true } | { may: false; because: string }

const yes: PublishingVerdict = { may: true }
const no = (because: string): PublishingVerdict => ({ may: false, because })

const notApproved: Readonly<Record<Exclude<ReleaseStatus, 'Approved'>, string>> = {
  Draft: 'It hasn’t been reviewed yet. Submit it first.',
  InReview: 'It is in review. It can be published once it is approved.',
  ChangesRequested: 'QA sent it back. Submit it again first.',
  Rejected: 'It was rejected. Submit it again first.',
}

/** `current` is the version that everybody on its channel gets now. */
export const judgePublishing = (release: Publishable, current: string | null): PublishingVerdict => {
  if (release.status !== 'Approved') return no(notApproved[release.status])
  if (release.rolledBackAt) return no('It was rolled back. Create a release with a higher version.')
  if (release.publishedAt) return no('It is already published.')
  if (current !== null && compareVersions(release.version, current) <= 0) {
    return no(`${current} is already published, and customers can’t go back. Publish a higher version.`)
  }
  return yes
}

export const judgeUnscheduling = (release: Publishable): PublishingVerdict => {
  if (release.publishedAt) return no('It is already published. Roll it back to withdraw it.')
  return release.scheduledAt ? yes : no('It is not scheduled.')
}

const judgeOut = ({ publishedAt, rolledBackAt }: Publishable): PublishingVerdict => {
  if (!publishedAt) return no('It is not published.')
  return rolledBackAt ? no('It was rolled back.') : yes
}

/** A share only grows; a stopped one may continue unchanged. */
export const judgeRollout = (release: Publishable, percent: number): PublishingVerdict => {
  const out = judgeOut(release)
  if (!out.may) return out
  const { rolloutPercent, rolloutStoppedAt } = release
  if (rolloutStoppedAt) return percent >= rolloutPercent ? yes : no(`A roll-out can only grow. Use ${rolloutPercent} or more.`)
  if (rolloutPercent === 100) return no('Everyone already gets it.')
  return percent > rolloutPercent ? yes : no(`A roll-out can only grow. Use more than ${rolloutPercent}.`)
}

/** What is left for customers when a release is rolled back. */
export type Remaining = { /** For sale, and delivered by the shop. */ needsRelease: boolean; otherStable: boolean; isStable: boolean }

const leavesNothing = ({ needsRelease, otherStable, isStable }: Remaining): boolean => needsRelease && isStable && !otherStable

export const judgeStop = (release: Publishable, remaining: Remaining): PublishingVerdict => {
  const out = judgeOut(release)
  if (!out.may) return out
  if (release.rolloutStoppedAt) return no('Its roll-out is already stopped.')
  if (release.rolloutPercent === 100) return no('Everyone already gets it. Roll it back to withdraw it.')
  return leavesNothing(remaining) ? no('It is the only release of a product that is for sale, so everyone gets it.') : yes
}

export const judgeRollBack = (release: Publishable, remaining: Remaining): PublishingVerdict => {
  const out = judgeOut(release)
  if (!out.may) return out
  return leavesNothing(remaining)
    ? no('It is the only release of a product that is for sale: buyers would get nothing. Publish another first, or archive the product.')
    : yes
}
