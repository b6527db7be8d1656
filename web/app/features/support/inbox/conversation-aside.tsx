import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { getOrderSale } from '#contract/sales/staff-sales.ts'
import type { Conversation } from '#contract/support/conversations.ts'
import { read } from '#web/lib/api/page-reads.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { saleStatusLabel } from '#web/lib/payments/sale-status.ts'
import { Chip } from '#web/ui/chip.tsx'
import { Price } from '#web/ui/price.tsx'
import { Instant } from '#web/ui/texts/instant.tsx'
import { conversationHref } from './inbox-address.ts'
import { stateLabel, topicLabel } from './inbox-text.ts'

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid gap-1.5 border-t border-line pt-3 text-14">
    <h3 className="text-14 font-semibold">{title}</h3>
    {children}
  </section>
)

const OrderPart = ({ orderId, orderNumber }: { orderId: string; orderNumber: string | null }) => {
  const { data } = useRead(read(getOrderSale, { params: { orderId } }))
  return (
    <Part title="Order">
      <Link to={`/admin/sales/${orderId}`} className="link figures justify-self-start">
        {orderNumber ?? 'Order'}
      </Link>
      {data && (
        <>
          <p className="wrap-anywhere">{data.what}</p>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2">
            <Price amount={data.due.amount} currency={data.due.currency} exact />
            <Instant at={data.at} />
            {data.status !== 'Completed' && <Chip tone="warn">{saleStatusLabel[data.status]}</Chip>}
          </p>
        </>
      )}
    </Part>
  )
}

/** The customer, the order, its licenses, and the customer's other conversations. */
export const ConversationAside = ({ conversation }: { conversation: Conversation }) => {
  const [query] = useSearchParams()
  const { customer, customerId, orderId, orderNumber, licenses, others } = conversation
  return (
    <aside aria-label="About the customer" className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
      <Part title="Customer">
        <p className="wrap-anywhere">{customer.name || 'Deleted account'}</p>
        <p className="wrap-anywhere text-ink-2">{customer.email}</p>
        {customerId ? (
          <Link to={`/admin/customers/${customerId}`} className="link justify-self-start">
            Their account
          </Link>
        ) : (
          <p className="text-ink-2">Wrote without signing in, so the address is not confirmed.</p>
        )}
        <p className="text-ink-2">About: {topicLabel[conversation.topic]}</p>
      </Part>
      {orderId && <OrderPart orderId={orderId} orderNumber={orderNumber} />}
      {licenses.length > 0 && (
        <Part title={licenses.length === 1 ? 'License' : 'Licenses'}>
          <ul className="grid gap-1">
            {licenses.map(({ id, name, status }) => (
              <li key={id} className="flex flex-wrap items-center gap-x-2">
                <Link to={`/admin/licenses/${id}`} className="link wrap-anywhere">
                  {name}
                </Link>
                <span className="figures text-12 text-ink-3">…{id.slice(-6)}</span>
                {status === 'Revoked' && <Chip tone="bad">Revoked</Chip>}
              </li>
            ))}
          </ul>
        </Part>
      )}
      {others.length > 0 && (
        <Part title="Asked before">
          <ul className="grid gap-1.5">
            {others.map((other) => (
              <li key={other.id}>
                <Link to={conversationHref(query, other.id)} className="link wrap-anywhere">
                  {other.subject}
                </Link>
                <span className="block text-12 text-ink-3">
                  {stateLabel[other.state]}, <Instant at={other.lastAt} show="ago" />
                </span>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </aside>
  )
}
