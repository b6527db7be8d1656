import Download from 'lucide-react/icons/download'
import Plus from 'lucide-react/icons/plus'
import { useNavigate } from 'react-router'
import { couponStatuses, createCoupon, exportCoupons, listCoupons } from '#contract/coupons.ts'
import { creatorLevel } from '#contract/permissions.ts'
import { chooseCoupons, readCouponWish } from '#web/features/coupons/choose-coupons.ts'
import { CouponTable } from '#web/features/coupons/coupon-table.tsx'
import { NewCouponDialog } from '#web/features/coupons/new-coupon-dialog.tsx'
import { PageHead } from '#web/features/studio/page-head.tsx'
import { StudioFrame } from '#web/features/studio/studio-frame.tsx'
import { call } from '#web/lib/call.ts'
import { pageReads, read } from '#web/lib/page-reads.ts'
import { outdateReads } from '#web/lib/read-cache.ts'
import { useUser } from '#web/lib/use-user.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { preloadDialog } from '#web/ui/dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListFilter } from '#web/ui/list-filter.tsx'
import { ListSearch } from '#web/ui/list-search.tsx'
import { useAsked } from '#web/ui/use-asked.ts'
import { useLateQuery } from '#web/ui/use-late-query.ts'
import { titled } from '../parts/prepared-page.tsx'

const page = pageReads(() => ({ coupons: read(listCoupons, {}) }))

export const loader = page.loader
export const clientLoader = page.clientLoader
export const meta = titled('Coupons')

export default function CreatorCoupons() {
  const { coupons } = page.useData()
  const query = useLateQuery('state')
  const user = useUser()
  const navigate = useNavigate()
  const creation = useAsked<true>()
  const canEdit = creatorLevel('promotion', user?.creatorRoles ?? []) === 'write'
  const rows = chooseCoupons(coupons, readCouponWish(query))
  const create = canEdit && (
    <Button
      kind="go"
      size="small"
      icon={<Plus size={16} aria-hidden="true" />}
      onPointerEnter={preloadDialog}
      onPress={() => creation.ask(true)}
    >
      New coupon
    </Button>
  )
  return (
    <StudioFrame>
      <PageHead title="Coupons" note={<span className="figures">{coupons.length}</span>}>
        {coupons.length > 0 && (
          <ButtonLink to={exportCoupons.path} reloadDocument download size="small" icon={<Download size={15} aria-hidden="true" />}>
            CSV
          </ButtonLink>
        )}
        {create}
      </PageHead>
      {coupons.length === 0 ? (
        <EmptyState title="No coupons yet" action={create}>
          A code that takes something off: for a letter to your customers, a friend’s channel, or everybody who asks nicely.
        </EmptyState>
      ) : (
        <>
          <div className="mb-4 grid gap-2.5 sm:flex sm:flex-wrap">
            <ListSearch label="Search coupons" className="sm:max-w-72" />
            <ListFilter
              name="state"
              label="State"
              all="All states"
              options={couponStatuses.map((value) => ({ value, label: value }))}
              className="sm:w-44"
            />
          </div>
          {rows.length === 0 ? (
            <EmptyState title="No coupon fits" action={<ButtonLink to="?">Show them all</ButtonLink>}>
              Take a filter away, or search for another word.
            </EmptyState>
          ) : (
            <CouponTable rows={rows} />
          )}
        </>
      )}
      <NewCouponDialog
        open={creation.isOpen}
        onClose={creation.close}
        onCreate={async (body) => {
          const { id } = await call(createCoupon, { body })
          await outdateReads(listCoupons.path)
          await navigate(`/creator/coupons/${id}`)
        }}
      />
    </StudioFrame>
  )
}
