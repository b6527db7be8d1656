import { creatorLevel, reachesLevel } from '#contract/core/permissions.ts'
import type { ChecklistItem } from '#contract/studio/studio.ts'

/** What a new creator has completed so far. */
export type Beginnings = {
  hasLogo: boolean
  /** A tagline and a description. */
  hasProfileTexts: boolean
  hasSignedTerms: boolean
  hasPayoutAccount: boolean
  hasBusinessDetails: boolean
  hasProduct: boolean
  hasRelease: boolean
}

/** The page for each step. Steps are completed by doing them: nobody can tick one. */
const itemsOf = (done: Beginnings): ChecklistItem[] => [
  {
    what: 'profile',
    isDone: done.hasLogo && done.hasProfileTexts,
    to: done.hasProfileTexts ? '/creator/settings#pictures' : '/creator/settings#profile',
  },
  { what: 'terms', isDone: done.hasSignedTerms, to: '/creator/settings#terms' },
  { what: 'payout-account', isDone: done.hasPayoutAccount, to: '/creator/payouts#account' },
  { what: 'business-details', isDone: done.hasBusinessDetails, to: '/creator/settings#business' },
  { what: 'first-product', isDone: done.hasProduct, to: '/creator/products#new' },
  { what: 'first-release', isDone: done.hasRelease, to: '/creator/releases#new' },
]

/** What is left before a creator can sell, for roles that may do it; nothing once all of it is done. */
export const checklistOf = (done: Beginnings, roles: readonly string[]): ChecklistItem[] | null => {
  if (!reachesLevel(creatorLevel('team', roles), 'write')) return null
  const items = itemsOf(done)
  return items.every(({ isDone }) => isDone) ? null : items
}
