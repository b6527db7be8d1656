import type { Variation } from '#contract/catalog/catalog.ts'

/** What one gets with a license, in a few words: "3 seats · works offline · 14 days to try". What its creator delivers is not ours to promise. */
export const licenseText = ({ licensePolicy, recurrence, price }: Variation, { deliveredElsewhere = false } = {}): string[] => {
  const { seats, offlineActivation, trialDays } = licensePolicy
  const parts: string[] = []
  if (seats > 0) parts.push(seats === 1 ? '1 seat' : `${seats} seats`)
  if (seats > 0 && offlineActivation) parts.push('works offline')
  if (seats === 0) parts.push('yours to keep', ...(deliveredElsewhere ? [] : ['download again any time']))
  if (trialDays > 0 && price.USD > 0) parts.push(trialDays === 1 ? '1 day to try' : `${trialDays} days to try`)
  if (recurrence.type === 'Recurring') parts.push('cancel any time')
  return parts
}
