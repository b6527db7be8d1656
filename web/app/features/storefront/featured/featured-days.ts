import type { FeaturedItem } from '#contract/storefront/featured.ts'

type Days = Pick<FeaturedItem, 'firstDay' | 'lastDay'>

/** Whether it is shown on a day: not yet, now, or no more. */
export const whenShown = ({ firstDay, lastDay }: Days, today: string): 'now' | 'later' | 'over' => {
  if (firstDay !== null && today < firstDay) return 'later'
  return lastDay !== null && today > lastDay ? 'over' : 'now'
}
