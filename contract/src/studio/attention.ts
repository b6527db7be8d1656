import { z } from 'zod'
import { readableId } from '../core/ids.ts'
import { route } from '../core/route.ts'

/** How somebody comes from listening to buying: looked at a page, played a sound, put something into the cart. */
export const attentionSteps = ['visit', 'play', 'cart'] as const
export type AttentionStep = (typeof attentionSteps)[number]

/** Once for each tab, creator and step: the browser itself remembers, so that nobody has to be told apart. The creator by id or slug. */
export const countAttention = route({
  name: 'countAttention',
  method: 'POST',
  path: '/api/storefront/attention',
  summary: 'Counts a page view, a play or something added to the cart',
  access: 'public',
  body: z.strictObject({ creator: readableId, step: z.enum(attentionSteps) }),
  limit: { burst: 60, perSeconds: 60 },
  answers: { 202: z.object({ status: z.literal('accepted') }) },
})
