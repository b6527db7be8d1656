import { createHash } from 'node:crypto'

const minute = 60_000
const day = 24 * 60 * minute

/** This many days before now. Whole days get a time of day by name, so that not everything happens at the same time each day. */
export const momentBefore = (now: Date, days: number, name: string): Date => {
  const spread = Number.isInteger(days) && days > 0 ? createHash('sha256').update(name).digest().readUInt16BE() % 600 : 0
  return new Date(now.getTime() - days * day - spread * minute)
}

const dayFrom = (now: Date, days: number, hour: number): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + days, hour))

/** A sale starts in the morning and ends in the evening; 18:00 UTC is the same date in most of the world. */
export const morningIn = (now: Date, days: number): Date => dayFrom(now, days, 6)
export const eveningIn = (now: Date, days: number): Date => dayFrom(now, days, 18)

export const monthOf = (now: Date): string => new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(now)
