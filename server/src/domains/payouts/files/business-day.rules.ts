const day = 24 * 60 * 60 * 1000

const isWeekend = (at: Date): boolean => at.getUTCDay() % 6 === 0

/** The next day on which banks work, as far as weekends go; their holidays are theirs to move it over. */
export const nextBusinessDay = (now: Date): string => {
  let at = new Date(now.getTime() + day)
  while (isWeekend(at)) at = new Date(at.getTime() + day)
  return at.toISOString().slice(0, 10)
}
