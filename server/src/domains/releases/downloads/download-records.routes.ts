import { maySeeCustomers } from '#contract/core/permissions.ts'
import * as contract from '#contract/releases/download-records.ts'
import { pageOf } from '#domains/licensing/index.ts'
import { implement } from '#platform/http/implement.ts'
import { listDownloadsOfLicense, listRecords } from './download-record.views.ts'

const pageLength = 50

export const downloadRecordRoutes = () => [
  implement(contract.listLicenseDownloads, async ({ db, params, visitor }) => {
    const downloads = await listDownloadsOfLicense(db, params.licenseId)
    return { status: 200, body: maySeeCustomers(visitor.staffRoles) ? downloads : downloads.map((one) => ({ ...one, by: null })) }
  }),

  implement(contract.listDownloadRecords, async ({ db, query, visitor }) => {
    const { licenseId, after } = query
    const records = await listRecords(db, { userId: visitor.userId, licenseId, after, limit: pageLength })
    return { status: 200, body: pageOf(records, pageLength, contract.listDownloadRecords.path, ({ id }) => id, { licenseId }) }
  }),
]
