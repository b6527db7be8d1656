import { z } from 'zod'
import { productId } from '../core/ids.ts'
import { route } from '../core/route.ts'
import { ownReleaseRow } from './own-releases.ts'

const mayRead = { creator: 'releases', level: 'read' } as const

const pluginOverview = z.object({
  productId,
  name: z.string(),
  /** The newest release of any status, and the current one on stable. */
  newest: ownReleaseRow.nullable(),
  current: z.object({ version: z.string(), publishedAt: z.iso.datetime() }).nullable(),
  activations: z.number().int(),
  /** Versions reported by active devices, the most used first; null for devices that reported none. */
  versionsInUse: z.array(z.object({ version: z.string().nullable(), devices: z.number().int() })),
})
export type PluginOverview = z.infer<typeof pluginOverview>

export const listPluginOverviews = route({
  name: 'listPluginOverviews',
  method: 'GET',
  path: '/api/creator/plugins',
  summary: 'Every plugin of the active creator with its newest release, its devices and the versions they run',
  access: mayRead,
  answers: { 200: z.array(pluginOverview) },
})
