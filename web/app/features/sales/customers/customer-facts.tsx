import type { Customer } from '#contract/sales/customers.ts'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { SectionHead } from '#web/ui/frame/section-head.tsx'
import { Price } from '#web/ui/price.tsx'
import { Instant } from '#web/ui/texts/instant.tsx'

const Spent = ({ customer: { spent, spentByCurrency } }: { customer: Customer }) => (
  <>
    <Price {...spent} exact />
    {spentByCurrency.some(({ currency }) => currency !== spent.currency) && (
      <span className="flex flex-wrap gap-x-2.5 text-12 text-ink-2">
        {spentByCurrency.map((amount) => (
          <Price key={amount.currency} {...amount} exact className="font-normal" />
        ))}
      </span>
    )}
  </>
)

/** Who the customer is, what they own from this creator and what they spent. */
export const CustomerFacts = ({ customer }: { customer: Customer }) => (
  <section aria-labelledby="customer-facts">
    <SectionHead id="customer-facts" title="Details" className="pb-2" />
    <DescriptionList
      items={[
        { term: 'E-mail', detail: <span className="wrap-anywhere">{customer.email}</span> },
        {
          term: 'Newsletter',
          detail: customer.wantsMail ? (
            <a href={`mailto:${encodeURIComponent(customer.email)}`} className="link">
              Subscribed: you can write to them
            </a>
          ) : (
            'Not subscribed'
          ),
        },
        { term: 'Spent', detail: <Spent customer={customer} /> },
        { term: 'First bought', detail: <Instant at={customer.firstAt} show="date" /> },
        { term: 'Last bought', detail: <Instant at={customer.lastAt} show="date" /> },
        { term: 'Owns', detail: customer.owns.length > 0 ? customer.owns.map(({ name }) => name).join(', ') : 'No valid purchases' },
      ]}
    />
  </section>
)
