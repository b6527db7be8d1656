import type { OrderSale } from '#contract/sales/staff-sales.ts'
import type { EvidenceSection } from '#domains/documents/index.ts'
import type { SaleLocation } from '#domains/payments/index.ts'
import type { Reader } from '#platform/database/database.ts'
import { addressFacts } from './order-sections.ts'
import { writeCountry, writeTime } from './write-values.ts'

/** From which networks it was tried to pay, and what is known of the buyer's country. */
const listNetworks = (db: Reader, orderId: string) =>
  db.selectFrom('payments').select(['network', 'card_country', 'created_at']).where('order_id', '=', orderId).orderBy('index').execute()

const agreementOf = ({ billing, network, card, isProven }: SaleLocation): string => {
  if (isProven) return 'yes, two of them'
  const known = [billing, network, card].filter((country) => country !== null)
  return new Set(known).size > 1 ? 'no' : 'not enough is known'
}

const countryFacts = ({ billing, network, card, isProven }: SaleLocation): [string, string][] => [
  ['Country of the address', writeCountry(billing)],
  ['Country of the network', writeCountry(network)],
  ['Country of the card', writeCountry(card)],
  ['They agree', agreementOf({ billing, network, card, isProven })],
]

export const networkSection = async (db: Reader, sale: OrderSale, location: SaleLocation | null): Promise<EvidenceSection> => {
  const networks = await listNetworks(db, sale.id)
  return {
    title: 'Address and network',
    facts: [...addressFacts(sale), ...(location ? countryFacts(location) : [])],
    table: {
      head: ['Time', 'Paid from network', 'Country of the card'],
      widths: [0.25, 0.45, 0.3],
      rows: networks.map(({ network, card_country, created_at }) => [writeTime(created_at), network, writeCountry(card_country)]),
    },
  }
}
