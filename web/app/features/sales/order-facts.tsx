import { Link } from 'react-router'
import type { OrderSale } from '#contract/sales/staff-sales.ts'
import { Chip } from '#web/ui/chip.tsx'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { SectionHead } from '#web/ui/frame/section-head.tsx'
import { Price } from '#web/ui/price.tsx'
import { Instant } from '#web/ui/texts/instant.tsx'
import { CountryName } from './country-name.tsx'
import { addressLines, utmFacts } from './sale-text.ts'

const Billing = ({ address }: { address: NonNullable<OrderSale['billing']['address']> }) => (
  <address className="not-italic">
    {addressLines(address).map((line) => (
      <span key={line} className="block">
        {line}
      </span>
    ))}
    <CountryName code={address.countryCode} />
  </address>
)

type LocationProps = { location: NonNullable<OrderSale['location']> }

const Proof = ({ name, country }: { name: string; country: string | null }) => (
  <span className="block text-12 text-ink-2">
    {name}: {country ? <CountryName code={country} /> : 'not known'}
  </span>
)

/** Tax offices require two pieces of evidence that agree. */
const isDoubtful = ({ billing, card, network }: LocationProps['location']): boolean =>
  [card, network].some((country) => country !== null && country !== billing)

const Location = ({ location }: LocationProps) => (
  <>
    <CountryName code={location.billing} />{' '}
    {!location.isProven && <Chip tone="warn">{isDoubtful(location) ? 'The evidence differs' : 'Only one piece of evidence'}</Chip>}
    <Proof name="Card" country={location.card} />
    <Proof name="Network" country={location.network} />
  </>
)

const Account = ({ account }: Pick<OrderSale, 'account'>) => {
  if (!account) return 'Deleted'
  return (
    <Link to={`/admin/customers/${account.id}`} className="link wrap-anywhere">
      {account.name || account.email}
      {account.name && <span className="block text-12 text-ink-2">{account.email}</span>}
    </Link>
  )
}

/** The buyer, the billing address, and how they found the shop. */
export const OrderFacts = ({ order }: { order: OrderSale }) => {
  const { customer, billing } = order
  return (
    <section aria-labelledby="order-customer">
      <SectionHead id="order-customer" title="Customer" className="pb-2" />
      <DescriptionList
        items={[
          { term: 'Name', detail: customer.name },
          { term: 'E-mail', detail: <span className="wrap-anywhere">{customer.email}</span> },
          { term: 'Account', detail: <Account account={order.account} /> },
          ...(billing.phone ? [{ term: 'Phone', detail: billing.phone }] : []),
          ...(billing.businessName ? [{ term: 'Company', detail: billing.businessName }] : []),
          ...(billing.taxId ? [{ term: 'Tax id', detail: <span className="figures">{billing.taxId}</span> }] : []),
          { term: 'Billing', detail: billing.address ? <Billing address={billing.address} /> : 'Not needed' },
          ...(order.location ? [{ term: 'Taxed in', detail: <Location location={order.location} /> }] : []),
          { term: 'Bought', detail: <Instant at={order.at} show="moment" /> },
          ...utmFacts(order.utm),
        ]}
      />
    </section>
  )
}

/** From the price to everybody's share. */
export const OrderSum = ({ order }: { order: OrderSale }) => {
  const plain = (amount: OrderSale['due']) => <Price {...amount} exact className="font-normal" />
  return (
    <section aria-labelledby="order-sum">
      <SectionHead id="order-sum" title="Amounts" className="pb-3" />
      <DescriptionList
        layout="sum"
        items={[
          { term: 'Gross', detail: plain(order.gross) },
          { term: 'Discount', detail: plain({ ...order.discount, amount: 0 - order.discount.amount }) },
          { term: 'Paid by the customer', detail: <Price {...order.due} exact />, strong: true },
          { term: 'Tax', detail: plain(order.tax) },
          { term: 'Platform fee', detail: plain(order.fee) },
          ...order.sales.map(({ creatorName, net }) => ({ term: `To ${creatorName}`, detail: plain(net) })),
        ]}
      />
    </section>
  )
}
