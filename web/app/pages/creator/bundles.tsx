import Plus from 'lucide-react/icons/plus'
import { listOwnBundles } from '#contract/bundles.ts'
import { itemStates } from '#contract/editing.ts'
import { creatorLevel } from '#contract/permissions.ts'
import { chooseBundles, readBundleWish } from '#web/features/bundles/choose-bundles.ts'
import { PageHead } from '#web/features/studio/page-head.tsx'
import { StudioFrame } from '#web/features/studio/studio-frame.tsx'
import { pageReads, read } from '#web/lib/page-reads.ts'
import { useCreator, useUser } from '#web/lib/use-user.ts'
import { Button } from '#web/ui/button.tsx'
import { preloadDialog } from '#web/ui/dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListFilter } from '#web/ui/list-filter.tsx'
import { ListSearch } from '#web/ui/list-search.tsx'
import { useAsked } from '#web/ui/use-asked.ts'
import { useLateQuery } from '#web/ui/use-late-query.ts'
import { titled } from '../parts/prepared-page.tsx'
import { BundleShelf } from './parts/bundle-shelf.tsx'
import { CreateBundleDialog } from './parts/new-bundle-dialogs.tsx'
import { NothingFits } from './parts/nothing-fits.tsx'

const page = pageReads(() => ({ bundles: read(listOwnBundles, {}) }))

export const loader = page.loader
export const clientLoader = page.clientLoader
export const meta = titled('Bundles')

export default function CreatorBundles() {
  const { bundles } = page.useData()
  const query = useLateQuery('state')
  const user = useUser()
  const creator = useCreator()
  const creation = useAsked<true>()
  const canEdit = creatorLevel('promotion', user?.creatorRoles ?? []) === 'write'
  const addressStart = `/${creator?.slug ?? user?.creatorId ?? ''}/bundles/`
  const rows = chooseBundles(bundles, readBundleWish(query))
  const create = canEdit && (
    <Button
      kind="go"
      size="small"
      icon={<Plus size={16} aria-hidden="true" />}
      onPointerEnter={preloadDialog}
      onPress={() => creation.ask(true)}
    >
      New bundle
    </Button>
  )
  return (
    <StudioFrame>
      <PageHead title="Bundles" note={<span className="figures">{bundles.length}</span>}>
        {create}
      </PageHead>
      {bundles.length === 0 ? (
        <EmptyState title="No bundles yet" action={create}>
          Two to fifty of your products for one price. Who owns some of them already can pay less, if you want.
        </EmptyState>
      ) : (
        <>
          <div className="mb-4 grid gap-2.5 sm:flex sm:flex-wrap">
            <ListSearch label="Search bundles" className="sm:max-w-72" />
            <ListFilter
              name="state"
              label="State"
              all="Draft and live"
              options={itemStates.map((value) => ({ value, label: value }))}
              className="sm:w-44"
            />
          </div>
          {rows.length === 0 ? <NothingFits what="bundle" /> : <BundleShelf rows={rows} canEdit={canEdit} addressStart={addressStart} />}
        </>
      )}
      <CreateBundleDialog open={creation.isOpen} onClose={creation.close} addressStart={addressStart} />
    </StudioFrame>
  )
}
