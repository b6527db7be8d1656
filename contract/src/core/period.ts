import { z } from 'zod'

/** A day, UTC. There is no year 0, although the date format allows it. */
export const day = z.iso.date('Choose a day').refine((date) => date >= '0001-01-01', 'Choose a day')

/** From the first to the last day, both included, in UTC. */
export const period = z
  .object({ from: day, until: day })
  .refine(({ from, until }) => from <= until, { message: 'The last day is before the first', path: ['until'] })
