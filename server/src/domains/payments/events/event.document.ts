import { z } from 'zod'
import { defineDocument } from '#platform/database/stored-document.ts'
import type { ProviderEvent } from '#platform/payments/provider.ts'

const event = { id: z.string(), type: z.string() }

/** An event from a provider, in our own terms: it is processed a moment later, perhaps by the next release. */
export const eventDocument = defineDocument<ProviderEvent>(
  'provider-event',
  z.discriminatedUnion('about', [
    z.object({ ...event, about: z.literal('payment'), reference: z.string() }),
    z.object({ ...event, about: z.literal('refund'), reference: z.string() }),
    z.object({ ...event, about: z.literal('dispute'), disputeId: z.string() }),
    z.object({ ...event, about: z.literal('nothing') }),
  ]),
)
