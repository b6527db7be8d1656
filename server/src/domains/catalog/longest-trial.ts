import type { LicensePolicy } from '#contract/catalog/catalog.ts'

type Licensed = { licensePolicy: LicensePolicy }

/** Of several variations the one with the longest trial counts, for all of them. */
export const longestTrial = ([first, ...others]: readonly Licensed[]): LicensePolicy | null => {
  const policies = others.map(({ licensePolicy }) => licensePolicy)
  return first ? policies.reduce((best, one) => (one.trialDays > best.trialDays ? one : best), first.licensePolicy) : null
}
