import { reachesLevel, staffLevel } from '#contract/core/permissions.ts'
import { getFeaturedList } from '#contract/storefront/featured.ts'
import { FeaturedSection } from '#web/features/storefront/featured/featured-section.tsx'
import { PageHead } from '#web/features/studio/page-head.tsx'
import { pageReads, read } from '#web/lib/api/page-reads.ts'
import { useReread } from '#web/lib/api/use-reread.ts'
import { useUser } from '#web/lib/session/use-user.ts'
import { privateHead } from '#web/pages/parts/private-head.ts'

const page = pageReads(() => ({
  products: read(getFeaturedList, { params: { kind: 'products' } }),
  creators: read(getFeaturedList, { params: { kind: 'creators' } }),
}))

export const loader = page.loader
export const clientLoader = page.clientLoader
export const meta = privateHead('Featured')

export default function AdminFeatured() {
  const { products, creators } = page.useData()
  const user = useUser()
  const reread = useReread()
  const canEdit = user !== null && reachesLevel(staffLevel('creators', user.staffRoles), 'write')
  const today = new Date().toISOString().slice(0, 10)
  const reload = () =>
    reread({ path: getFeaturedList.path.replace('{kind}', 'products') }, { path: getFeaturedList.path.replace('{kind}', 'creators') })
  return (
    <>
      <PageHead
        title="Featured"
        note="What the home page shows first, in this order. The two dates are the first and last day it is shown (UTC). Leave one empty for no limit."
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-16">
        <FeaturedSection key={`p${products.version}`} kind="products" list={products} today={today} canEdit={canEdit} onSaved={reload} />
        <FeaturedSection key={`c${creators.version}`} kind="creators" list={creators} today={today} canEdit={canEdit} onSaved={reload} />
      </div>
    </>
  )
}
