import { getAnyLicense } from '#contract/licensing/license-admin.ts'
import { mayChangeLicenses, maySeeLicenses, maySeeSales } from '#web/features/admin/staff-access.ts'
import { LicenseActs } from '#web/features/licensing/admin/license-acts.tsx'
import { LicenseChip } from '#web/features/licensing/admin/license-chip.tsx'
import { LicenseDevices } from '#web/features/licensing/admin/license-devices.tsx'
import { LicenseDownloads } from '#web/features/licensing/admin/license-downloads.tsx'
import { LicenseFacts } from '#web/features/licensing/admin/license-facts.tsx'
import { LicenseHistory } from '#web/features/licensing/admin/license-history.tsx'
import { useLicenseActs } from '#web/features/licensing/admin/use-license-acts.ts'
import { PageHead } from '#web/features/studio/page-head.tsx'
import { pageReads, read } from '#web/lib/api/page-reads.ts'
import { onlyFor } from '#web/lib/session/guards.ts'
import { useUser } from '#web/lib/session/use-user.ts'
import { privateHead } from '#web/pages/parts/private-head.ts'
import { Breadcrumbs } from '#web/ui/frame/breadcrumbs.tsx'
import { Notice } from '#web/ui/notice.tsx'

export const middleware = [onlyFor(maySeeLicenses)]
export const clientMiddleware = [onlyFor(maySeeLicenses)]

const page = pageReads(({ params }) => ({ license: read(getAnyLicense, { params: { licenseId: params.licenseId ?? '' } }) }))

export const loader = page.loader
export const clientLoader = page.clientLoader
export const meta = page.meta(({ license }) => privateHead(`License for ${license.productName}`)())

export default function AdminLicense() {
  const { license } = page.useData()
  const user = useUser()
  const acts = useLicenseActs(license)
  const mayChange = user !== null && mayChangeLicenses(user)
  return (
    <>
      <Breadcrumbs crumbs={[{ label: 'Licenses', to: '/admin/licenses' }, { label: license.productName }]} className="mb-4" />
      <PageHead title={license.productName} note={<LicenseChip license={license} />}>
        {mayChange && <LicenseActs license={license} acts={acts} />}
      </PageHead>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
        {license.status === 'Revoked' && (
          <Notice kind="warn" title="This license is revoked">
            {license.revokedBecause.join('. ')}
          </Notice>
        )}
        <div className="grid gap-x-12 gap-y-10 md:grid-cols-2">
          <LicenseFacts license={license} opensCustomers={user !== null && maySeeSales(user)} />
          <LicenseDevices license={license} onRelease={mayChange ? acts.release : undefined} />
        </div>
        <LicenseDownloads licenseId={license.id} />
        <LicenseHistory events={license.events} />
      </div>
    </>
  )
}
