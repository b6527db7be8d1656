import { Link } from 'react-router'
import { creatorLevel } from '#contract/core/permissions.ts'
import type { Sale } from '#contract/sales/sales.ts'
import { useUser } from '#web/lib/session/use-user.ts'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { SectionHead } from '#web/ui/frame/section-head.tsx'
import { Price } from '#web/ui/price.tsx'
import { Instant } from '#web/ui/texts/instant.tsx'
import { CountryName } from './country-name.tsx'
import { channelLabel, utmFacts } from './sale-text.ts'

/** From the price to the creator's share. */
export const SaleSum = ({ sale }: { sale: Sale }) => {
  const less = (amount: Sale['fee']) => <Price currency={amount.currency} amount={0 - amount.amount} exact className="font-normal" />
  const taken = sale.net.amount - sale.earned.amount
  return (
    <section aria-labelledby="sale-sum">
      <SectionHead id="sale-sum" title="Your share" className="pb-3" />
      <DescriptionList
        layout="sum"
        items={[
          { term: 'Gross', detail: <Price {...sale.gross} exact className="font-normal" /> },
          { term: 'Discount', detail: less(sale.discount) },
          { term: 'Paid by the customer', detail: <Price {...sale.due} exact className="font-normal" /> },
          { term: 'Tax, paid by the shop', detail: less(sale.tax) },
          { term: 'Platform fee', detail: less(sale.fee) },
          ...(taken > 0
            ? [
                {
                  term: sale.status === 'Disputed' ? 'Disputed, your share' : 'Refunded, your share',
                  detail: <Price {...sale.net} amount={0 - taken} exact className="font-normal" />,
                },
              ]
            : []),
          { term: 'Yours', detail: <Price {...sale.earned} exact />, strong: true },
        ]}
      />
    </section>
  )
}

/** A link for those who may see payouts. */
const PayoutOfSale = ({ payoutId }: Pick<Sale, 'payoutId'>) => {
  const user = useUser()
  if (!payoutId) return 'Not paid out yet'
  if (creatorLevel('payouts', user?.creatorRoles ?? []) === 'no') return 'In a payout'
  return (
    <Link to={`/creator/payouts/${payoutId}`} className="link">
      See the payout
    </Link>
  )
}

/** Who bought, when, and how they found the product. */
export const SaleFacts = ({ sale }: { sale: Sale }) => (
  <section aria-labelledby="sale-facts">
    <SectionHead id="sale-facts" title="Details" className="pb-2" />
    <DescriptionList
      items={[
        { term: 'Order', detail: <span className="figures">{sale.orderNumber}</span> },
        { term: 'When', detail: <Instant at={sale.at} show="moment" /> },
        ...(sale.customer
          ? [
              { term: 'Customer', detail: sale.customer.name },
              { term: 'E-mail', detail: <span className="wrap-anywhere">{sale.customer.email}</span> },
            ]
          : []),
        ...(sale.country ? [{ term: 'Country', detail: <CountryName code={sale.country} /> }] : []),
        { term: 'Channel', detail: sale.channels.map((channel) => channelLabel[channel]).join(', ') },
        ...(sale.coupons.length > 0 ? [{ term: 'Coupon', detail: <span className="figures">{sale.coupons.join(', ')}</span> }] : []),
        ...utmFacts(sale.utm),
        { term: 'Payout', detail: <PayoutOfSale payoutId={sale.payoutId} /> },
      ]}
    />
  </section>
)
