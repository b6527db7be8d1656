import type { ReactNode } from 'react'
import type { OrderSale } from '#contract/sales/staff-sales.ts'
import { Chip } from '#web/ui/chip.tsx'
import { SectionHead } from '#web/ui/frame/section-head.tsx'
import { Price } from '#web/ui/price.tsx'
import { Instant } from '#web/ui/texts/instant.tsx'
import { disputeLooks, invoiceLabel, paymentLooks } from './sale-text.ts'

type DocumentProps = { amount: OrderSale['due']; state?: ReactNode; at: string; children: ReactNode }

const DocumentFile = ({ amount, state, at, children }: DocumentProps) => (
  <li className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-b border-line py-2.5 text-14">
    <Price {...amount} exact />
    {state}
    <span className="min-w-0 grow wrap-anywhere">{children}</span>
    <span className="text-ink-2">
      <Instant at={at} show="moment" />
    </span>
  </li>
)

const Documents = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section aria-labelledby={id}>
    <SectionHead id={id} title={title} className="pb-2" />
    <ul>{children}</ul>
  </section>
)

/** All attempts to pay, with provider and method. */
export const PaymentList = ({ payments }: Pick<OrderSale, 'payments'>) => (
  <Documents id="order-payments" title="Payments">
    {payments.map(({ id, amount, status, at, provider, providerId, method, reason }) => (
      <DocumentFile key={id} amount={amount} at={at} state={<Chip tone={paymentLooks[status].tone}>{paymentLooks[status].label}</Chip>}>
        {provider === 'None' ? 'Nothing to pay' : [provider, method, reason].filter(Boolean).join(', ')}
        {providerId && <span className="figures block text-12 text-ink-2">{providerId}</span>}
      </DocumentFile>
    ))}
  </Documents>
)

/** The disputes that the buyer's bank opened. */
export const DisputeList = ({ disputes }: Pick<OrderSale, 'disputes'>) => (
  <Documents id="order-disputes" title="Disputes">
    {disputes.map(({ id, amount, status, openedAt, dueAt, closedAt }) => (
      <DocumentFile
        key={id}
        amount={amount}
        at={openedAt}
        state={<Chip tone={disputeLooks[status].tone}>{disputeLooks[status].label}</Chip>}
      >
        {closedAt ? (
          <>
            Decided <Instant at={closedAt} show="date" />
          </>
        ) : (
          <>
            {dueAt && (
              <b>
                Answer by <Instant at={dueAt} show="moment" />.{' '}
              </b>
            )}
            Nothing can be refunded until the bank decides.
          </>
        )}
      </DocumentFile>
    ))}
  </Documents>
)

export const InvoiceList = ({ invoices }: Pick<OrderSale, 'invoices'>) => (
  <Documents id="order-invoices" title="Invoices">
    {invoices.map(({ kind, number, amount, at }) => (
      <DocumentFile key={number} amount={amount} at={at} state={<Chip>{invoiceLabel[kind]}</Chip>}>
        <span className="figures">{number}</span>
      </DocumentFile>
    ))}
  </Documents>
)
