import { useNavigate, useSearchParams } from 'react-router'
import { creatorLevel } from '#contract/core/permissions.ts'
import { couponStatuses, createCoupon, exportCoupons, listCoupons } from '#contract/coupons/coupons.ts'
import { chooseCoupons, readCouponWish } from '#web/features/coupons/choose-coupons.ts'
import { CouponTable } from '#web/features/coupons/coupon-table.tsx'
import { NewCouponDialog } from '#web/features/coupons/new-coupon-dialog.tsx'
import { StudioList } from '#web/features/studio/list/studio-list.tsx'
import { StudioFrame } from '#web/features/studio/studio-frame.tsx'
import { call } from '#web/lib/api/call.ts'
import { pageReads, read } from '#web/lib/api/page-reads.ts'
import { outdateReads } from '#web/lib/api/read-cache.ts'
import { statusText } from '#web/lib/catalog/status-text.ts'
import { useUser } from '#web/lib/session/use-user.ts'
import { CsvLink } from '#web/ui/buttons/csv-link.tsx'
import { ListFilter } from '#web/ui/lists/list-filter.tsx'
import { titled } from '../parts/titled.ts'

export const handle = { query: ['q', 'state', 'sort'] }

const page = pageReads(() => ({ coupons: read(listCoupons, {}) }))

export const loader = page.loader
export const clientLoader = page.clientLoader
export const meta = titled('Coupons')

export default function CreatorCoupons() {
  const { coupons } = page.useData()
  const [query] = useSearchParams()
  const user = useUser()
  const navigate = useNavigate()
  const rows = chooseCoupons(coupons, readCouponWish(query))
  return (
    <StudioFrame>
      <StudioList
        kind="coupon"
        title="Coupons"
        total={coupons.length}
        fitting={rows.length}
        canEdit={creatorLevel('promotion', user?.creatorRoles ?? []) === 'write'}
        empty={{
          title: 'No coupons yet',
          text: 'A code that lowers the price: for your newsletter, a friend’s channel, or anyone who asks nicely.',
        }}
        actions={<CsvLink to={exportCoupons.path} />}
        filters={
          <ListFilter
            name="state"
            label="Status"
            all="All statuses"
            options={couponStatuses.map((value) => ({ value, label: statusText(value) }))}
            className="sm:w-44"
          />
        }
        createDialog={(asked) => (
          <NewCouponDialog
            {...asked}
            onCreate={async (body) => {
              const { id } = await call(createCoupon, { body })
              await outdateReads(listCoupons.path)
              await navigate(`/creator/coupons/${id}`)
            }}
          />
        )}
      >
        <CouponTable rows={rows} />
      </StudioList>
    </StudioFrame>
  )
}
