import { creatorLevel } from '#contract/core/permissions.ts'
import { refundSale } from '#contract/payments/refunds.ts'
import { getSale, listSales } from '#contract/sales/sales.ts'
import { RefundButton } from '#web/features/sales/refund-button.tsx'
import { RefundList } from '#web/features/sales/refund-list.tsx'
import { ResendReceiptButton } from '#web/features/sales/resend-receipt-button.tsx'
import { SaleFacts, SaleSum } from '#web/features/sales/sale-facts.tsx'
import { SaleLines } from '#web/features/sales/sale-lines.tsx'
import { StatusChip } from '#web/features/sales/status-chip.tsx'
import { useRefundWatch } from '#web/features/sales/use-refund-watch.ts'
import { PageHead } from '#web/features/studio/page-head.tsx'
import { StudioFrame } from '#web/features/studio/studio-frame.tsx'
import { call } from '#web/lib/api/call.ts'
import { pageReads, read } from '#web/lib/api/page-reads.ts'
import { useReread } from '#web/lib/api/use-reread.ts'
import { useUser } from '#web/lib/session/use-user.ts'
import { Breadcrumbs } from '#web/ui/frame/breadcrumbs.tsx'
import { Instant } from '#web/ui/texts/instant.tsx'

export const handle = { query: ['lines'] }

const page = pageReads(({ params }) => ({ sale: read(getSale, { params: { saleId: params.saleId ?? '' } }) }))

export const loader = page.loader
export const clientLoader = page.clientLoader
export const meta = page.meta(({ sale }) => [{ title: `Sale ${sale.orderNumber} - Soundfair` }])

export default function CreatorSale() {
  const { sale } = page.useData()
  const user = useUser()
  const reread = useReread()
  const mayRefund = creatorLevel('sales', user?.creatorRoles ?? []) === 'write'
  const reload = () => reread(listSales)
  useRefundWatch(sale.refunds, reload)
  return (
    <StudioFrame>
      <Breadcrumbs crumbs={[{ label: 'Sales', to: '/creator/sales' }, { label: sale.orderNumber }]} className="mb-4" />
      <PageHead
        title={`Sale ${sale.orderNumber}`}
        note={
          <span className="inline-flex items-center gap-3">
            <StatusChip status={sale.status} />
            <Instant at={sale.at} show="ago" />
          </span>
        }
      >
        {mayRefund && <ResendReceiptButton saleId={sale.id} />}
        {mayRefund && (
          <RefundButton
            until={sale.refundableUntil}
            sale={sale}
            text={{ share: 'your share', reason: 'Kept with the sale, for you and for us.' }}
            onRefund={async (body) => {
              await call(refundSale, { params: { saleId: sale.id }, body })
              await reload()
            }}
          />
        )}
      </PageHead>
      <div className="grid gap-10">
        <SaleLines lines={sale.lines} caption="Lines of this sale" share="Yours" />
        <div className="grid gap-x-12 gap-y-10 md:grid-cols-2">
          <SaleFacts sale={sale} />
          <SaleSum sale={sale} />
        </div>
        {sale.refunds.length > 0 && <RefundList refunds={sale.refunds} />}
      </div>
    </StudioFrame>
  )
}
