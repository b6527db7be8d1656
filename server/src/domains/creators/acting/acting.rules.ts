/** Staff act for a creator for this long; to go on, they give a reason again. */
const actingLasts = 60 * 60 * 1000

export const actingEnd = (now: Date): Date => new Date(now.getTime() + actingLasts)
