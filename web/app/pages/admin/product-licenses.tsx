import { useSearchParams } from 'react-router'
import { getProductLicenses } from '#contract/admin/product-licenses.ts'
import { listAnyLicenses } from '#contract/licensing/license-admin.ts'
import { licenseSorts } from '#contract/licensing/license-sorts.ts'
import { LicenseNumbers } from '#web/features/admin/licenses/license-numbers.tsx'
import { MonthsCurve } from '#web/features/admin/licenses/months-curve.tsx'
import { ShareList } from '#web/features/admin/licenses/share-list.tsx'
import { SuspiciousList } from '#web/features/admin/licenses/suspicious-list.tsx'
import { mayChangeLicenses, maySeeLicenses } from '#web/features/admin/staff-access.ts'
import { GrantLicenseButton } from '#web/features/licensing/admin/grant-license-dialog.tsx'
import { LicenseTable } from '#web/features/licensing/admin/license-table.tsx'
import { PageHead } from '#web/features/studio/page-head.tsx'
import { pageReads, read } from '#web/lib/api/page-reads.ts'
import { useReread } from '#web/lib/api/use-reread.ts'
import { countryName } from '#web/lib/forms/countries.ts'
import { onlyFor } from '#web/lib/session/guards.ts'
import { useUser } from '#web/lib/session/use-user.ts'
import { privateHead } from '#web/pages/parts/private-head.ts'
import { Breadcrumbs } from '#web/ui/frame/breadcrumbs.tsx'
import { SectionHead } from '#web/ui/frame/section-head.tsx'
import { isWholeList } from '#web/ui/lists/is-whole-list.ts'
import { ListPager } from '#web/ui/lists/list-pager.tsx'
import { readChoice } from '#web/ui/lists/table-query.ts'
import { useLocale } from '#web/ui/use-visitor.ts'

export const handle = { query: ['sort', 'after'] }

export const middleware = [onlyFor(maySeeLicenses)]
export const clientMiddleware = [onlyFor(maySeeLicenses)]

const afterIn = (query: URLSearchParams): string | undefined => /^lic_[0-9a-z]{26}$/.exec(query.get('after') ?? '')?.[0]

const page = pageReads(({ params, url }) => {
  const product = { creatorId: params.creatorId ?? '', productId: params.productId ?? '' }
  const after = afterIn(url.searchParams)
  const sort = readChoice(url.searchParams, 'sort', licenseSorts)
  return {
    overview: read(getProductLicenses, { params: product }),
    licenses: read(listAnyLicenses, { query: { ...product, ...(sort && { sort }), ...(after && { after }) } }),
  }
})

export const loader = page.loader
export const clientLoader = page.clientLoader
export const meta = page.meta(({ overview }) => privateHead(`Licenses for ${overview.product.name}`)())

const countriesNote = 'By the country the license was taxed in. We don’t know where devices are.'

export default function AdminProductLicenses() {
  const { overview, licenses } = page.useData()
  const { product } = overview
  const user = useUser()
  const locale = useLocale('en')
  const [query] = useSearchParams()
  const reread = useReread()
  const reload = () => reread(listAnyLicenses, { path: '/api/admin/products/' })
  return (
    <>
      <Breadcrumbs crumbs={[{ label: 'Licenses', to: '/admin/licenses' }, { label: product.name }]} className="mb-4" />
      <PageHead title={product.name} note={product.creatorName}>
        {user && mayChangeLicenses(user) && <GrantLicenseButton product={`${product.creatorId}/${product.productId}`} onGiven={reload} />}
      </PageHead>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
        <LicenseNumbers numbers={overview.numbers} />
        <MonthsCurve months={overview.months} />
        <div className="grid gap-x-12 gap-y-10 md:grid-cols-2">
          <ShareList
            id="versions"
            title="Versions in use"
            shares={overview.versions.map(({ version, devices }) => ({ label: version ?? 'Unknown', devices }))}
            empty="No device holds a seat."
          />
          <ShareList
            id="countries"
            title="Devices by country"
            note={countriesNote}
            shares={overview.countries.map(({ country, devices }) => ({
              label: country ? countryName(country, locale) : 'Unknown',
              devices,
            }))}
            empty="No device holds a seat."
          />
        </div>
        <SuspiciousList licenses={overview.suspicious} />
        <section aria-labelledby="product-licenses">
          <SectionHead id="product-licenses" title="Licenses" className="pb-2" />
          {licenses.items.length === 0 && <p className="text-14 text-ink-2">Nobody has a license for it yet.</p>}
          {licenses.items.length > 0 && <LicenseTable rows={licenses.items} isWhole={isWholeList(licenses, afterIn(query))} />}
          <ListPager page={licenses} after={afterIn(query)} />
        </section>
      </div>
    </>
  )
}
