import { archiveOwnBundle, type BundleRow, listOwnBundles, restoreOwnBundle } from '#contract/catalog/bundles.ts'
import { creatorLevel } from '#contract/core/permissions.ts'
import { ItemList } from '#web/features/studio/list/item-list.tsx'
import { StudioFrame } from '#web/features/studio/studio-frame.tsx'
import { call } from '#web/lib/api/call.ts'
import { pageReads, read } from '#web/lib/api/page-reads.ts'
import { useCreator, useUser } from '#web/lib/session/use-user.ts'
import { titled } from '../parts/titled.ts'
import { CreateBundleDialog, DuplicateBundleDialog } from './parts/new-bundle-dialogs.tsx'

export const handle = { query: ['q', 'state', 'sort'] }

const page = pageReads(() => ({ bundles: read(listOwnBundles, {}) }))

export const loader = page.loader
export const clientLoader = page.clientLoader
export const meta = titled('Bundles')

const calls = {
  list: listOwnBundles,
  archive: (bundleId: string) => call(archiveOwnBundle, { params: { bundleId } }),
  restore: (bundleId: string) => call(restoreOwnBundle, { params: { bundleId } }),
}

const inside = { label: 'Products', of: ({ productCount }: BundleRow) => productCount }

export default function CreatorBundles() {
  const { bundles } = page.useData()
  const user = useUser()
  const creator = useCreator()
  return (
    <StudioFrame>
      <ItemList
        kind="bundle"
        title="Bundles"
        rows={bundles}
        canEdit={creatorLevel('promotion', user?.creatorRoles ?? []) === 'write'}
        addressStart={`/${creator?.slug ?? user?.creatorId ?? ''}/bundles/`}
        calls={calls}
        createDialog={CreateBundleDialog}
        duplicateDialog={DuplicateBundleDialog}
        count={inside}
        empty={{
          title: 'No bundles yet',
          text: 'Two to fifty of your products for one price. People who own some of them can pay less, if you like.',
        }}
      />
    </StudioFrame>
  )
}
