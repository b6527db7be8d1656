import { z } from 'zod'
import { defineDocument } from '#platform/database/stored-document.ts'

const details = z.object({
  /** Issued: for what. */
  cause: z.string().exactOptional(),
  /** Revoked or restored: why. */
  because: z.union([z.string(), z.array(z.string())]).exactOptional(),
  /** Seats, or the day until which it is valid; null for ever. */
  from: z.union([z.number(), z.string()]).nullable().exactOptional(),
  to: z.union([z.number(), z.string()]).nullable().exactOptional(),
  device: z.string().exactOptional(),
  method: z.string().exactOptional(),
  replacedBy: z.string().exactOptional(),
  /** The note of whoever did it by hand. */
  note: z.string().exactOptional(),
})
/** The details of a license's event; which of them it has depends on the kind. */
export type EventDetails = z.infer<typeof details>
export const eventDetailsDocument = defineDocument('license-event', details)
