import Plus from 'lucide-react/icons/plus'
import { useNavigate } from 'react-router'
import { listCouponItems } from '#contract/coupons.ts'
import { creatorLevel } from '#contract/permissions.ts'
import { createVoucher, listVouchers, voucherStatuses } from '#contract/vouchers.ts'
import { PageHead } from '#web/features/studio/page-head.tsx'
import { StudioFrame } from '#web/features/studio/studio-frame.tsx'
import { chooseVouchers, readVoucherWish } from '#web/features/vouchers/choose-vouchers.ts'
import { NewVoucherDialog } from '#web/features/vouchers/new-voucher-dialog.tsx'
import { VoucherTable } from '#web/features/vouchers/voucher-table.tsx'
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

const page = pageReads(() => ({ vouchers: read(listVouchers, {}), items: read(listCouponItems, {}) }))

export const loader = page.loader
export const clientLoader = page.clientLoader
export const meta = titled('Vouchers')

export default function CreatorVouchers() {
  const { vouchers, items } = page.useData()
  const query = useLateQuery('state')
  const user = useUser()
  const navigate = useNavigate()
  const creation = useAsked<true>()
  const canEdit = creatorLevel('promotion', user?.creatorRoles ?? []) === 'write'
  const rows = chooseVouchers(vouchers, readVoucherWish(query))
  const create = canEdit && (
    <Button
      kind="go"
      size="small"
      icon={<Plus size={16} aria-hidden="true" />}
      onPointerEnter={preloadDialog}
      onPress={() => creation.ask(true)}
    >
      New voucher
    </Button>
  )
  return (
    <StudioFrame>
      <PageHead title="Vouchers" note={<span className="figures">{vouchers.length}</span>}>
        {create}
      </PageHead>
      {vouchers.length === 0 ? (
        <EmptyState title="No vouchers yet" action={create}>
          Codes that give products: for reviewers, for a box in a shop, for somebody who helped you.
        </EmptyState>
      ) : (
        <>
          <div className="mb-4 grid gap-2.5 sm:flex sm:flex-wrap">
            <ListSearch label="Search vouchers" className="sm:max-w-72" />
            <ListFilter
              name="state"
              label="State"
              all="All states"
              options={voucherStatuses.map((value) => ({ value, label: value }))}
              className="sm:w-44"
            />
          </div>
          {rows.length === 0 ? (
            <EmptyState title="No voucher fits" action={<ButtonLink to="?">Show them all</ButtonLink>}>
              Take a filter away, or search for another word.
            </EmptyState>
          ) : (
            <VoucherTable rows={rows} />
          )}
        </>
      )}
      <NewVoucherDialog
        open={creation.isOpen}
        onClose={creation.close}
        items={items}
        onCreate={async (body) => {
          const { id } = await call(createVoucher, { body })
          await outdateReads(listVouchers.path)
          await navigate(`/creator/vouchers/${id}`)
        }}
      />
    </StudioFrame>
  )
}
