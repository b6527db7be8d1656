import { z } from 'zod'
import { defineDocument } from '#platform/database/stored-document.ts'

const details = z.object({
  /** Issued: by what. */
  cause: z.string().exactOptional(),
  /** Revoked or restored: why. */
  because: z.union([z.string(), z.array(z.string())]).exactOptional(),
  /** Seats, or the day until which it is good; null for ever. */
  from: z.union([z.number(), z.string()]).nullable().exactOptional(),
  to: z.union([z.number(), z.string()]).nullable().exactOptional(),
  device: z.string().exactOptional(),
  method: z.string().exactOptional(),
  replacedBy: z.string().exactOptional(),
  /** What whoever did it by hand wrote. */
  note: z.string().exactOptional(),
})
/** What belongs to an event of a license; which of it depends on the kind. */
export type EventDetails = z.infer<typeof details>
export const eventDetailsDocument = defineDocument('license-event', details)
