import { useNavigate, useSearchParams } from 'react-router'
import { creatorLevel } from '#contract/core/permissions.ts'
import { listCouponItems } from '#contract/coupons/coupons.ts'
import { createVoucher, listVouchers, voucherStatuses } from '#contract/vouchers/vouchers.ts'
import { StudioList } from '#web/features/studio/list/studio-list.tsx'
import { StudioFrame } from '#web/features/studio/studio-frame.tsx'
import { chooseVouchers, readVoucherWish } from '#web/features/vouchers/choose-vouchers.ts'
import { NewVoucherDialog } from '#web/features/vouchers/new-voucher-dialog.tsx'
import { VoucherTable } from '#web/features/vouchers/voucher-table.tsx'
import { call } from '#web/lib/api/call.ts'
import { pageReads, read } from '#web/lib/api/page-reads.ts'
import { outdateReads } from '#web/lib/api/read-cache.ts'
import { statusText } from '#web/lib/catalog/status-text.ts'
import { useUser } from '#web/lib/session/use-user.ts'
import { ListFilter } from '#web/ui/lists/list-filter.tsx'
import { titled } from '../parts/titled.ts'

export const handle = { query: ['q', 'state', 'sort'] }

const page = pageReads(() => ({ vouchers: read(listVouchers, {}), items: read(listCouponItems, {}) }))

export const loader = page.loader
export const clientLoader = page.clientLoader
export const meta = titled('Vouchers')

export default function CreatorVouchers() {
  const { vouchers, items } = page.useData()
  const [query] = useSearchParams()
  const user = useUser()
  const navigate = useNavigate()
  const rows = chooseVouchers(vouchers, readVoucherWish(query))
  return (
    <StudioFrame>
      <StudioList
        kind="voucher"
        title="Vouchers"
        total={vouchers.length}
        fitting={rows.length}
        canEdit={creatorLevel('promotion', user?.creatorRoles ?? []) === 'write'}
        empty={{
          title: 'No vouchers yet',
          text: 'Codes that give away products: for reviewers, for boxed copies, for someone who helped you.',
        }}
        filters={
          <ListFilter
            name="state"
            label="Status"
            all="All statuses"
            options={voucherStatuses.map((value) => ({ value, label: statusText(value) }))}
            className="sm:w-44"
          />
        }
        createDialog={(asked) => (
          <NewVoucherDialog
            {...asked}
            items={items}
            onCreate={async (body) => {
              const { id } = await call(createVoucher, { body })
              await outdateReads(listVouchers.path)
              await navigate(`/creator/vouchers/${id}`)
            }}
          />
        )}
      >
        <VoucherTable rows={rows} />
      </StudioList>
    </StudioFrame>
  )
}
