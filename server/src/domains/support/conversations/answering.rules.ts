/** How long nobody else answers after somebody has begun to write; whoever goes on writing is heard of again before. */
export const answeringLasts = 3 * 60 * 1000

type Held = { answering_id: string | null; answering_until: Date | null }

/** Who else writes an answer at the moment. */
export const otherAnswering = ({ answering_id, answering_until }: Held, userId: string, now: Date): string | undefined =>
  answering_id !== null && answering_id !== userId && answering_until !== null && answering_until > now ? answering_id : undefined
