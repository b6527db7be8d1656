import { Link } from 'react-router'
import type { LicenseDetail } from '#contract/licensing/license-admin.ts'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { SectionHead } from '#web/ui/frame/section-head.tsx'
import { Instant } from '#web/ui/texts/instant.tsx'
import { causeLabel, ownerLabel, seatsLabel } from './license-labels.ts'

type LicenseFactsProps = {
  license: LicenseDetail
  /** Whether this person may open the pages of customers and orders. */
  opensCustomers: boolean
}

const Owner = ({ license: { customer }, opensCustomers }: LicenseFactsProps) => {
  if (!customer) return 'Only visible with access to customers'
  const name = ownerLabel(customer)
  return (
    <>
      {customer.id && opensCustomers ? (
        <Link to={`/admin/customers/${customer.id}`} className="link">
          {name}
        </Link>
      ) : (
        name
      )}
      {customer.name && <span className="block wrap-anywhere text-ink-2">{customer.email}</span>}
    </>
  )
}

const Order = ({ license: { orderId, orderNumber }, opensCustomers }: LicenseFactsProps) =>
  opensCustomers ? (
    <Link to={`/admin/sales/${orderId}`} className="figures link">
      {orderNumber}
    </Link>
  ) : (
    <span className="figures">{orderNumber}</span>
  )

/** The owner of the license, its origin, and what it allows. */
export const LicenseFacts = (props: LicenseFactsProps) => {
  const { license } = props
  return (
    <section aria-labelledby="license-facts">
      <SectionHead id="license-facts" title="Details" className="pb-2" />
      <DescriptionList
        items={[
          { term: 'Id', detail: <span className="figures wrap-anywhere">{license.id}</span> },
          { term: 'Owner', detail: <Owner {...props} /> },
          {
            term: 'Product',
            detail: (
              <Link to={`/admin/licenses/${license.creatorId}/${license.productId}`} className="link">
                {license.productName}
              </Link>
            ),
          },
          { term: 'Creator', detail: license.creatorName },
          {
            term: 'Source',
            detail: (
              <>
                {causeLabel[license.cause]}, <Instant at={license.createdAt} show="moment" />
              </>
            ),
          },
          ...(license.orderNumber ? [{ term: 'Order', detail: <Order {...props} /> }] : []),
          ...(license.subscriptionId ? [{ term: 'Subscription', detail: <span className="figures">{license.subscriptionId}</span> }] : []),
          { term: 'Seats in use', detail: <span className="figures">{seatsLabel(license)}</span> },
          ...(license.seats > 0
            ? [{ term: 'Offline', detail: license.offlineActivation ? 'Offline activation allowed' : 'Online activation only' }]
            : []),
          { term: 'Valid until', detail: license.expiresAt ? <Instant at={license.expiresAt} show="moment" /> : 'No end date' },
        ]}
      />
    </section>
  )
}
