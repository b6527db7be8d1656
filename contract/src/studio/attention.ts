import { z } from 'zod'
import { readableId } from '../core/ids.ts'
import { route } from '../core/route.ts'

/** The steps from listening to buying: viewed a page, played a sound, added something to the cart. */
export const attentionSteps = ['visit', 'play', 'cart'] as const
export type AttentionStep = (typeof attentionSteps)[number]

/** Once per tab, creator and step: the browser remembers it, so that visitors need no id. The creator by id or slug. */
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
