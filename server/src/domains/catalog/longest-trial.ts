import type { LicensePolicy } from '#contract/catalog/catalog.ts'

type Licensed = { licensePolicy: LicensePolicy }

/** Of several variations the one with the longest trial, the first of them: a product's trial is of this one, and so is its price afterwards. */
export const triedVariation = <Variation extends Licensed>([first, ...others]: readonly Variation[]): Variation | undefined =>
  first && others.reduce((best, one) => (one.licensePolicy.trialDays > best.licensePolicy.trialDays ? one : best), first)

/** The longest trial counts, for all variations. */
export const longestTrial = (variations: readonly Licensed[]): LicensePolicy | null => triedVariation(variations)?.licensePolicy ?? null
