import { z } from 'zod'
import { route } from '../core/route.ts'
import { line } from '../core/text.ts'
import { customerId } from './accounts.ts'

/** Merges two accounts of one person. */

const person = z.object({ id: customerId, name: z.string(), email: z.string() })

const mergePreview = z.object({
  /** `from` is closed, `to` stays. */
  from: person,
  to: person,
  /** What moves, by name, with counts above zero. */
  moves: z.array(z.object({ what: z.string(), count: z.number().int() })),
  /** What stays with the closed account, in sentences. */
  stays: z.array(z.string()),
  /** Why the merge is not possible; null if it is. */
  hindrance: z.string().nullable(),
  /** The version of the preview: if anything has changed since, nothing is moved. */
  version: z.string(),
})
export type MergePreview = z.infer<typeof mergePreview>

const path = '/api/admin/customers/{customerId}/merge'
const access = { staff: 'sales', level: 'write' } as const

export const previewMerge = route({
  name: 'previewMerge',
  method: 'GET',
  path,
  summary: 'What would move from another account into this one; the other by its e-mail address or id',
  access,
  params: z.object({ customerId }),
  query: z.object({ other: z.string().trim().min(1, 'Enter an e-mail address or an id').max(254) }),
  answers: { 200: mergePreview },
})

export const mergeForm = z.object({ reason: line(300, 'Give a reason') })

export const mergeAccounts = route({
  name: 'mergeAccounts',
  method: 'POST',
  path,
  summary: 'Moves everything of another account into this one and closes the other, in one step; both addresses are notified',
  access,
  recentlyAuthenticated: true,
  params: z.object({ customerId }),
  body: mergeForm.extend({ from: customerId, version: z.string().max(100) }),
  answers: { 204: null },
})
