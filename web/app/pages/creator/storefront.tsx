import { listOwnBundles } from '#contract/catalog/bundles.ts'
import { listOwnProducts } from '#contract/catalog/products.ts'
import { getOwnStorefront } from '#contract/catalog/storefront-page.ts'
import { creatorLevel } from '#contract/core/permissions.ts'
import { pageReads, read, readPart } from '#web/lib/api/page-reads.ts'
import { useUser } from '#web/lib/session/use-user.ts'
import { titled } from '../parts/titled.ts'
import { StorefrontEditor } from './parts/storefront/storefront-editor.tsx'

export const handle = { query: ['versions'] }

const page = pageReads(() => ({
  storefront: read(getOwnStorefront, {}),
  products: readPart(listOwnProducts, {}),
  bundles: readPart(listOwnBundles, {}),
}))

export const loader = page.loader
export const clientLoader = page.clientLoader
export const meta = titled('Storefront')

export default function CreatorStorefront() {
  const { storefront, products, bundles } = page.useData()
  const user = useUser()
  if (!user?.creatorId) return null
  return (
    <StorefrontEditor
      key={user.creatorId}
      storefront={storefront}
      firstItems={{ products, bundles }}
      creatorId={user.creatorId}
      userId={user.id}
      canEdit={creatorLevel('promotion', user.creatorRoles) === 'write'}
    />
  )
}
