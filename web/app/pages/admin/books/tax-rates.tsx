import { listTaxRules } from '#contract/pricing/rates.ts'
import { TaxRuleSection } from '#web/features/pricing/tax-rule-section.tsx'
import { pageReads, read } from '#web/lib/api/page-reads.ts'
import { privateHead } from '#web/pages/parts/private-head.ts'

export const handle = { query: ['sort'] }

const page = pageReads(() => ({ rules: read(listTaxRules, {}) }))

export const loader = page.loader
export const clientLoader = page.clientLoader
export const meta = privateHead('Tax rates')

export default function AdminTaxRates() {
  const { rules } = page.useData()
  return <TaxRuleSection rules={rules} today={new Date().toISOString().slice(0, 10)} />
}
