import type { SellerRow } from '#contract/documents/sellers.ts'
import { Chip } from '#web/ui/chip.tsx'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { SectionHead } from '#web/ui/frame/section-head.tsx'
import { Day } from '#web/ui/texts/day.tsx'
import { PlaceName } from './place-name.tsx'

const none = <span className="text-ink-3">none</span>

const Address = ({ address }: Pick<SellerRow, 'address'>) => {
  const { streetAddress1, streetAddress2, postCode, locality, region, countryCode } = address
  const lines = [streetAddress1, streetAddress2, [postCode, locality].filter(Boolean).join(' '), region].filter(Boolean)
  return (
    <>
      {lines.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
      <PlaceName code={countryCode} />
    </>
  )
}

const achText = ({ companyName, companyId, routingNumber, bankName }: NonNullable<SellerRow['payer']['ach']>): string =>
  `${companyName}, ${companyId}, ${bankName} ${routingNumber}`

/** One version of the seller's details, valid from its day until the next one's. */
export const SellerFacts = ({ seller, state }: { seller: SellerRow; state: 'now' | 'to-come' | 'past' }) => {
  const id = `seller-${seller.validFrom}`
  const { sepa, ach } = seller.payer
  return (
    <section aria-labelledby={id}>
      <SectionHead
        id={id}
        className="items-center pb-1"
        title={
          <>
            From <Day day={seller.validFrom} />
          </>
        }
      >
        {state === 'now' && <Chip tone="ok">In force</Chip>}
        {state === 'to-come' && <Chip tone="accent">Upcoming</Chip>}
      </SectionHead>
      <DescriptionList
        items={[
          { term: 'Name', detail: seller.name },
          { term: 'Address', detail: <Address address={seller.address} /> },
          { term: 'VAT number', detail: seller.taxId ? <span className="figures">{seller.taxId}</span> : none },
          { term: 'Registration', detail: seller.registration ?? none },
          { term: 'E-mail', detail: seller.email },
          {
            term: 'Pays from (SEPA)',
            detail: sepa ? <span className="figures wrap-anywhere">{[sepa.iban, sepa.bic].filter(Boolean).join(', ')}</span> : none,
          },
          { term: 'Pays from (ACH)', detail: ach ? <span className="figures wrap-anywhere">{achText(ach)}</span> : none },
        ]}
      />
    </section>
  )
}
