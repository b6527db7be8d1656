import { z } from 'zod'
import { creatorId, licenseId, prefixedId, productId } from '../core/ids.ts'
import { pagedList } from '../core/page.ts'
import { route } from '../core/route.ts'
import { platform } from './release-states.ts'

/** Why the download was allowed: it is open to everyone, the account owns it, or a program showed a license. */
export const downloadRights = ['open', 'user', 'license'] as const

export const downloadRecord = z.object({
  id: prefixedId('dld'),
  licenseId: licenseId.nullable(),
  grantedBy: z.enum(downloadRights),
  creatorId,
  productId,
  productName: z.string(),
  version: z.string(),
  platform,
  /** The file name. */
  name: z.string(),
  size: z.number().int(),
  /** More than the size if parts were sent twice. */
  bytesSent: z.number().int(),
  startedAt: z.iso.datetime(),
  /** null while it is in progress, and if it was broken off. */
  finishedAt: z.iso.datetime().nullable(),
  /** null once the account was deleted. */
  network: z.string().nullable(),
  /** In readable form: 'Firefox on Linux'. */
  device: z.string().nullable(),
})
export type DownloadRecord = z.infer<typeof downloadRecord>

export const listDownloadRecords = route({
  name: 'listDownloadRecords',
  method: 'GET',
  path: '/api/customer/inventory/download-records',
  summary: 'What the account, and programs with its licenses, have downloaded, the newest first, fifty at a time; of one license, or all',
  access: 'signed-in',
  query: z.object({ licenseId: licenseId.optional(), after: prefixedId('dld').optional() }),
  answers: { 200: pagedList(downloadRecord) },
})

export const listLicenseDownloads = route({
  name: 'listLicenseDownloads',
  method: 'GET',
  path: '/api/admin/licenses/{licenseId}/downloads',
  summary: 'What was downloaded with a license, the newest first, with who it was as far as the account still has a name',
  access: { staff: 'licenses', level: 'read' },
  params: z.object({ licenseId }),
  answers: { 200: z.array(downloadRecord.extend({ by: z.string().nullable() })) },
})
