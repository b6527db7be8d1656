import { type ReactNode, useEffect, useEffectEvent } from 'react'
import type { ProductRow } from '#contract/catalog/products.ts'
import type { OwnReleaseRow } from '#contract/releases/own-releases.ts'
import { releaseStatuses } from '#contract/releases/release-states.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { isWholeList } from '#web/ui/lists/is-whole-list.ts'
import { ListBar } from '#web/ui/lists/list-bar.tsx'
import { ListFilter } from '#web/ui/lists/list-filter.tsx'
import { ListPager } from '#web/ui/lists/list-pager.tsx'
import { NothingFits } from '#web/ui/lists/nothing-fits.tsx'
import { tellFailure } from '#web/ui/overlays/tell-failure.ts'
import { finishDiscarded, useUndiscarded } from '../builds/removals.ts'
import { releaseLooks } from '../release-text.ts'
import { ReleaseTable } from './release-table.tsx'
import type { releaseWish } from './release-wish.ts'
import { useDiscard } from './use-discard.ts'

type ReleaseListProps = {
  page: { items: readonly OwnReleaseRow[]; hasMore: boolean }
  wish: ReturnType<typeof releaseWish>
  products: readonly Pick<ProductRow, 'id' | 'name'>[]
  /** A button for the empty list. */
  create: ReactNode
  canEdit: boolean
}

const emptyText = (hasProducts: boolean, canEdit: boolean): string => {
  const what = 'A release is a version of a product, with its files.'
  if (!canEdit) return `${what} Nobody on your team has started one.`
  return hasProducts
    ? `${what} Start one, add the files and submit it. Once QA has approved it, you can publish it.`
    : `${what} Create a product first, then its first release.`
}

/** All releases of a creator: searched, filtered and paged by the address. */
export const ReleaseList = ({ page, wish, products, create, canEdit }: ReleaseListProps) => {
  const rows = useUndiscarded(page.items)
  const discard = useDiscard()
  const finish = useEffectEvent(() => void finishDiscarded(discard).catch(tellFailure))
  useEffect(() => finish(), [])
  if (rows.length === 0 && Object.keys(wish).length === 0) {
    return (
      <EmptyState title="No releases yet" action={create}>
        {emptyText(products.length > 0, canEdit)}
      </EmptyState>
    )
  }
  return (
    <>
      <ListBar searchLabel="Search releases">
        <ListFilter
          name="product"
          label="Product"
          all="All products"
          options={products.map(({ id, name }) => ({ value: id, label: name || id }))}
          className="sm:w-48"
        />
        <ListFilter
          name="status"
          label="Status"
          all="All statuses"
          options={releaseStatuses.map((value) => ({ value, label: releaseLooks[value].label }))}
          className="sm:w-48"
        />
      </ListBar>
      {rows.length === 0 ? <NothingFits what="release" /> : <ReleaseTable rows={rows} isWhole={isWholeList(page, wish.after)} />}
      <ListPager page={page} after={wish.after} />
    </>
  )
}
