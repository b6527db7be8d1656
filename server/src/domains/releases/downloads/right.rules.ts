import type { ProductType } from '#contract/catalog/catalog.ts'

type Variation = {
  prices: Readonly<Record<string, number>>
  recurrence: { type: string }
  licensePolicy: { trialDays: number; trialNeedsAccount: boolean }
}

export type Needs = { needsUser: boolean; needsOwnership: boolean }

const isFree = ({ prices, recurrence }: Variation): boolean => recurrence.type === 'OneOff' && prices.USD === 0

/**
 * Who may download a product's files. A free one is open to everybody. A plugin with a trial is as open as its trial:
 * its license protects it, not its file. Everything else is for its owners.
 */
export const needsOf = (type: ProductType, variations: readonly Variation[]): Needs => {
  if (variations.some(isFree)) return { needsUser: false, needsOwnership: false }
  const trials = type === 'Plugin' ? variations.filter(({ licensePolicy }) => licensePolicy.trialDays > 0) : []
  if (trials.length === 0) return { needsUser: true, needsOwnership: true }
  return { needsUser: trials.every(({ licensePolicy }) => licensePolicy.trialNeedsAccount), needsOwnership: false }
}

export const trialDaysOf = (type: ProductType, variations: readonly Variation[]): number =>
  type === 'Plugin' ? Math.max(0, ...variations.map(({ licensePolicy }) => licensePolicy.trialDays)) : 0

/** Who asks, and what they have. */
export type Standing = { userId: string | null; ownsByUser: boolean; licenseId: string | null; ownsByLicense: boolean }

/** Why somebody may have a file. An owner's right is the account's, so that it ends with what was bought. */
export type Right = { by: 'open' } | { by: 'user'; userId: string } | { by: 'license'; licenseId: string }

export type RightVerdict = { right: Right } | { right: null; because: 'signed-out' | 'not-owned' }

export const judgeRight = (needs: Needs, standing: Standing): RightVerdict => {
  if (standing.licenseId && standing.ownsByLicense) return { right: { by: 'license', licenseId: standing.licenseId } }
  if (standing.userId && standing.ownsByUser) return { right: { by: 'user', userId: standing.userId } }
  if (!needs.needsOwnership && (!needs.needsUser || standing.userId)) return { right: { by: 'open' } }
  return { right: null, because: standing.userId ? 'not-owned' : 'signed-out' }
}
