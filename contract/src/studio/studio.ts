import { z } from 'zod'
import { route } from '../core/route.ts'

const salesDay = z.object({ day: z.iso.date(), revenue: z.number(), units: z.number().int() })

const trials = z.object({ begun: z.number().int(), bought: z.number().int() })

/** The steps of a new creator before it can sell. */
const checklistItem = z.object({
  what: z.enum(['profile', 'terms', 'payout-account', 'business-details', 'first-product', 'first-release']),
  isDone: z.boolean(),
  to: z.string(),
})
export type ChecklistItem = z.infer<typeof checklistItem>

/** The studio's home. Revenue is in dollars, without tax and refunds. */
export const getStudio = route({
  name: 'getStudio',
  method: 'GET',
  path: '/api/creator/overview',
  summary: 'What needs attention, and how sales went',
  access: 'creator',
  query: z.object({ days: z.coerce.number().int().min(7).max(365).optional() }),
  answers: {
    200: z.object({
      creator: z.object({ id: z.string(), name: z.string(), slug: z.string(), live: z.boolean(), logoUrl: z.string().nullable() }),
      /** Why it cannot sell anything new at the moment. */
      suspension: z.object({ at: z.iso.datetime(), reason: z.string() }).nullable(),
      /** null for roles that can do none of the steps, and once all are done. */
      checklist: z.array(checklistItem).nullable(),
      tasks: z.array(z.object({ what: z.string(), words: z.string(), to: z.string() })),
      counts: z.object({
        live: z.number().int(),
        drafts: z.number().int(),
        archived: z.number().int(),
        bundles: z.number().int(),
        salesOn: z.number().int(),
      }),
      /** null for roles that may not see sales. */
      sales: z
        .object({
          days: z.array(salesDay),
          /** The previous period of the same length, also by day. */
          before: z.object({ days: z.array(salesDay), revenue: z.number(), units: z.number().int() }),
          revenue: z.number(),
          units: z.number().int(),
          /** Refunds in the period: the amount, and the number of sales. */
          refunds: z.object({ amount: z.number(), sales: z.number().int() }),
          /** Trials started in the period, and how many of those led to a purchase since. */
          trials: z.object({ ...trials.shape, before: trials }),
          /** From listening to buying: browsers that reached each step, and sales. */
          funnel: z.object({ visits: z.number().int(), plays: z.number().int(), carts: z.number().int(), sales: z.number().int() }),
          topProducts: z.array(z.object({ id: z.string(), name: z.string(), units: z.number().int(), revenue: z.number() })),
          newest: z.array(
            z.object({
              id: z.string(),
              at: z.iso.datetime(),
              what: z.string(),
              customer: z.string().nullable(),
              /** The creator's own channel of the sale, if it came through one. */
              channel: z.enum(['Embed', 'BuyLink', 'Site']).nullable(),
              revenue: z.number(),
            }),
          ),
        })
        .nullable(),
    }),
  },
})
