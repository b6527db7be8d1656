import { z } from 'zod'

/** From a day to a day, both belong to it, in UTC. */
export const period = z
  .object({ from: z.iso.date('Choose a day'), until: z.iso.date('Choose a day') })
  .refine(({ from, until }) => from <= until, { message: 'The last day is before the first', path: ['until'] })
