import type { Variation } from '#contract/catalog/catalog.ts'

/** What one gets with a license, in a few words: "3 seats · works offline". A trial has a button of its own. What its creator delivers is not ours to promise. */
export const licenseText = ({ licensePolicy, recurrence }: Variation, { deliveredElsewhere = false } = {}): string[] => {
  const { seats, offlineActivation } = licensePolicy
  const parts: string[] = []
  if (seats > 0) parts.push(seats === 1 ? '1 seat' : `${seats} seats`)
  if (seats > 0 && offlineActivation) parts.push('works offline')
  if (seats === 0) parts.push('yours to keep', ...(deliveredElsewhere ? [] : ['download again any time']))
  if (recurrence.type === 'Recurring') parts.push('cancel any time')
  return parts
}
