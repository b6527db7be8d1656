import type { FeaturedItem } from '#contract/storefront/featured.ts'

type Days = Pick<FeaturedItem, 'firstDay' | 'lastDay'>

/** Whether it is its time, as of a day: waiting for it, or past it. */
export const whenShown = ({ firstDay, lastDay }: Days, today: string): 'now' | 'later' | 'over' => {
  if (firstDay !== null && today < firstDay) return 'later'
  return lastDay !== null && today > lastDay ? 'over' : 'now'
}
