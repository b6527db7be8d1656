import { useState } from 'react'
import { refundOrder } from '#contract/payments/refunds.ts'
import { getOrderSale, listOrderSales } from '#contract/sales/staff-sales.ts'
import { mayRefundSales, maySeeSales } from '#web/features/admin/staff-access.ts'
import { SentMails } from '#web/features/email/sent-mails.tsx'
import { EvidenceLink } from '#web/features/sales/evidence-link.tsx'
import { OrderActs } from '#web/features/sales/order-acts.tsx'
import { DisputeList, InvoiceList, PaymentList } from '#web/features/sales/order-documents.tsx'
import { OrderDownloads } from '#web/features/sales/order-downloads.tsx'
import { OrderFacts, OrderSum } from '#web/features/sales/order-facts.tsx'
import { OrderParts } from '#web/features/sales/order-parts.tsx'
import { OrderTimeline } from '#web/features/sales/order-timeline.tsx'
import { RefundButton } from '#web/features/sales/refund-button.tsx'
import { RefundList } from '#web/features/sales/refund-list.tsx'
import { StatusChip } from '#web/features/sales/status-chip.tsx'
import { useRefundWatch } from '#web/features/sales/use-refund-watch.ts'
import { PageHead } from '#web/features/studio/page-head.tsx'
import { call } from '#web/lib/api/call.ts'
import { pageReads, read } from '#web/lib/api/page-reads.ts'
import { useReread } from '#web/lib/api/use-reread.ts'
import { onlyFor } from '#web/lib/session/guards.ts'
import { useUser } from '#web/lib/session/use-user.ts'
import { privateHead } from '#web/pages/parts/private-head.ts'
import { Breadcrumbs } from '#web/ui/frame/breadcrumbs.tsx'
import { SectionHead } from '#web/ui/frame/section-head.tsx'
import { Instant } from '#web/ui/texts/instant.tsx'

export const middleware = [onlyFor(maySeeSales)]
export const clientMiddleware = [onlyFor(maySeeSales)]

export const handle = { query: ['lines'] }

const page = pageReads(({ params }) => ({ order: read(getOrderSale, { params: { orderId: params.orderId ?? '' } }) }))

export const loader = page.loader
export const clientLoader = page.clientLoader
export const meta = page.meta(({ order }) => privateHead(`Order ${order.orderNumber}`)())

const text = { share: 'the creators’ share', reason: 'Kept with the order. The creators can read it too.' }

export default function AdminSale() {
  const { order } = page.useData()
  const user = useUser()
  const reread = useReread()
  const reload = () => reread(listOrderSales, { path: getOrderSale.path.replace('{orderId}', order.id) })
  useRefundWatch(order.refunds, reload)
  const mayAct = user !== null && mayRefundSales(user)
  const [acts, setActs] = useState(0)
  const version = JSON.stringify([acts, order.refunds, order.invoices.length, order.account?.id])
  const seeAnew = async () => {
    setActs((count) => count + 1)
    await reload()
  }
  return (
    <>
      <Breadcrumbs crumbs={[{ label: 'Sales', to: '/admin/sales' }, { label: order.orderNumber }]} className="mb-4" />
      <PageHead
        title={`Order ${order.orderNumber}`}
        note={
          <span className="inline-flex items-center gap-3">
            <StatusChip status={order.status} />
            <Instant at={order.at} show="ago" />
          </span>
        }
      >
        {mayAct && <OrderActs order={order} onDone={seeAnew} />}
        {mayAct && <EvidenceLink orderId={order.id} />}
        {mayAct && (
          <RefundButton
            until={order.refundableUntil}
            sale={{ ...order, lines: order.sales.flatMap(({ lines }) => lines) }}
            text={text}
            onRefund={async (body) => {
              await call(refundOrder, { params: { orderId: order.id }, body })
              await reload()
            }}
          />
        )}
      </PageHead>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
        <OrderParts sales={order.sales} />
        <div className="grid gap-x-12 gap-y-10 md:grid-cols-2">
          <OrderFacts order={order} />
          <OrderSum order={order} />
        </div>
        <OrderTimeline orderId={order.id} version={version} />
        <PaymentList payments={order.payments} />
        {order.refunds.length > 0 && <RefundList refunds={order.refunds} />}
        {order.disputes.length > 0 && <DisputeList disputes={order.disputes} />}
        <InvoiceList invoices={order.invoices} />
        <OrderDownloads downloads={order.downloads} />
        <section aria-labelledby="order-mails">
          <SectionHead id="order-mails" title="E-mails" className="pb-2" />
          <SentMails key={version} of={{ orderId: order.id }} mayResend={mayAct} />
        </section>
      </div>
    </>
  )
}
