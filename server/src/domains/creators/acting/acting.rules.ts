/** Staff act for a creator for this long; whoever needs more says why once more. */
const actingLasts = 60 * 60 * 1000

export const actingEnd = (now: Date): Date => new Date(now.getTime() + actingLasts)
