import { z } from 'zod'
import { licenseId } from '../core/ids.ts'
import { route } from '../core/route.ts'
import { email, line } from '../core/text.ts'
import { licenseAdmin } from './license-admin.ts'
import { activationId, activationMethod } from './licensing.ts'

/** Moves a license from one account to another, by the shop’s staff. */

const transferPreview = z.object({
  from: z.object({ id: z.string().nullable(), name: z.string(), email: z.string() }),
  /** null: there is no account with this address yet; an unconfirmed one will be created. */
  to: z.object({ id: z.string(), name: z.string(), email: z.string(), isConfirmed: z.boolean() }).nullable(),
  /** The devices that will lose their seat. */
  devices: z.array(z.object({ id: activationId, name: z.string(), method: activationMethod })),
  /** Why it is not possible; null if it is. */
  hindrance: z.string().nullable(),
})
export type TransferPreview = z.infer<typeof transferPreview>

export const previewTransfer = route({
  name: 'previewTransfer',
  method: 'GET',
  path: '/api/admin/licenses/{licenseId}/transfer',
  summary: 'What happens if a license goes to the account of an address: from whom, to whom, which devices lose their seat',
  access: { staff: 'licenses', level: 'write' },
  params: z.object({ licenseId }),
  query: z.object({ email }),
  answers: { 200: transferPreview },
})

export const transferForm = z.object({ email, reason: line(300, 'Give a reason') })

export const transferLicense = route({
  name: 'transferLicense',
  method: 'POST',
  path: '/api/admin/licenses/{licenseId}/transfer',
  summary: 'Moves a license to the account of an address; its devices lose their seats, and both addresses are notified',
  access: { staff: 'licenses', level: 'write' },
  params: z.object({ licenseId }),
  body: transferForm.extend({
    /** The owner that the caller last saw; if it has changed since, nothing is moved. */
    was: z.string().nullable(),
  }),
  limit: { burst: 60, perSeconds: 3600 },
  answers: { 200: licenseAdmin },
})
