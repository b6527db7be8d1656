import { refundSale } from '#contract/checkout.ts'
import { creatorLevel } from '#contract/permissions.ts'
import { getSale, listSales } from '#contract/sales.ts'
import { RefundDialog } from '#web/features/creator-sales/refund-dialog.tsx'
import { RefundList } from '#web/features/creator-sales/refund-list.tsx'
import { SaleFacts, SaleSum } from '#web/features/creator-sales/sale-facts.tsx'
import { SaleLines } from '#web/features/creator-sales/sale-lines.tsx'
import { statusTones, statusWords } from '#web/features/creator-sales/sale-words.ts'
import { PageHead } from '#web/features/studio/page-head.tsx'
import { StudioFrame } from '#web/features/studio/studio-frame.tsx'
import { call } from '#web/lib/call.ts'
import { pageReads, read } from '#web/lib/page-reads.ts'
import { useReread } from '#web/lib/use-reread.ts'
import { useUser } from '#web/lib/use-user.ts'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { preloadDialog } from '#web/ui/dialog.tsx'
import { Instant } from '#web/ui/instant.tsx'
import { toast } from '#web/ui/toast.ts'
import { useAsked } from '#web/ui/use-asked.ts'
import { useIsAlive } from '#web/ui/use-visitor.ts'

const page = pageReads(({ params }) => ({ sale: read(getSale, { params: { saleId: params.saleId ?? '' } }) }))

export const loader = page.loader
export const clientLoader = page.clientLoader
export const meta = page.meta(({ sale }) => [{ title: `Sale ${sale.orderNumber} - Soundfair` }])

export default function CreatorSale() {
  const { sale } = page.useData()
  const user = useUser()
  const reread = useReread()
  const refunding = useAsked<number>()
  const isAlive = useIsAlive()
  const mayRefund = creatorLevel('sales', user?.creatorRoles ?? []) === 'write'
  const until = sale.refundableUntil
  const canRefund = mayRefund && isAlive && until !== null && new Date(until) > new Date()
  return (
    <StudioFrame>
      <Breadcrumbs crumbs={[{ label: 'Sales', to: '/creator/sales' }, { label: sale.orderNumber }]} className="mb-4" />
      <PageHead
        title={`Sale ${sale.orderNumber}`}
        note={
          <span className="inline-flex items-center gap-3">
            <Chip tone={statusTones[sale.status]}>{statusWords[sale.status]}</Chip>
            <Instant at={sale.at} show="ago" />
          </span>
        }
      >
        {canRefund && (
          <Button size="small" onPointerEnter={preloadDialog} onPress={() => refunding.ask(Date.now())}>
            Refund
          </Button>
        )}
      </PageHead>
      <div className="grid gap-10">
        <SaleLines lines={sale.lines} />
        <div className="grid gap-x-12 gap-y-10 md:grid-cols-2">
          <SaleFacts sale={sale} />
          <SaleSum sale={sale} />
        </div>
        {sale.refunds.length > 0 && <RefundList refunds={sale.refunds} />}
      </div>
      {refunding.about && (
        <RefundDialog
          key={refunding.about}
          open={refunding.isOpen}
          onClose={refunding.close}
          sale={sale}
          onRefund={async (body) => {
            await call(refundSale, { params: { saleId: sale.id }, body })
            await reread(listSales)
            toast({ kind: 'ok', text: 'The refund is under way. The customer gets a mail.' })
          }}
        />
      )}
    </StudioFrame>
  )
}
