import { listExchangeRates } from '#contract/pricing/rates.ts'
import { ExchangeSection } from '#web/features/pricing/exchange-section.tsx'
import { pageReads, read } from '#web/lib/api/page-reads.ts'
import { privateHead } from '#web/pages/parts/private-head.ts'

export const handle = { query: ['sort'] }

const page = pageReads(() => ({ rates: read(listExchangeRates, {}) }))

export const loader = page.loader
export const clientLoader = page.clientLoader
export const meta = privateHead('Exchange rates')

export default function AdminExchangeRates() {
  const { rates } = page.useData()
  return <ExchangeSection rates={rates} today={new Date().toISOString().slice(0, 10)} />
}
