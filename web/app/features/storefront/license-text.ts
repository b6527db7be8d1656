import type { Variation } from '#contract/catalog/catalog.ts'

/**
 * What a license includes, in one line: "3 seats · works offline". A trial has its own button. Downloads that the creator delivers are not
 * ours to promise.
 */
export const licenseText = ({ licensePolicy, recurrence }: Variation, { deliveredElsewhere = false } = {}): string => {
  const { seats, offlineActivation } = licensePolicy
  const parts: string[] = []
  if (seats > 0) parts.push(seats === 1 ? '1 seat' : `${seats} seats`)
  if (seats > 0 && offlineActivation) parts.push('works offline')
  if (seats === 0 && recurrence.type === 'OneOff') parts.push('yours to keep', ...(deliveredElsewhere ? [] : ['download again any time']))
  if (recurrence.type === 'Recurring') parts.push('cancel any time')
  const line = parts.join(' · ')
  return line.charAt(0).toUpperCase() + line.slice(1)
}
