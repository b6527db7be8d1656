import { useState } from 'react'
import { type Currency, currencies, defaultCurrency } from '#contract/core/money.ts'
import type { EarningTerms } from '#contract/payouts/earning-terms.ts'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { SectionHead } from '#web/ui/frame/section-head.tsx'
import { Checkbox } from '#web/ui/inputs/checkbox.tsx'
import { MoneyInput } from '#web/ui/inputs/money-input.tsx'
import { Select } from '#web/ui/inputs/select.tsx'
import { Price } from '#web/ui/price.tsx'
import { useWritePercent } from '#web/ui/texts/percent.tsx'
import { earningsOf } from './earnings.rules.ts'
import { useCountries } from './use-countries.ts'

const feeOptions = ({ marketplace, ownChannel, agreed }: EarningTerms['fees'], percent: (fraction: number) => string) =>
  agreed === null
    ? [
        { value: String(marketplace), label: `${percent(marketplace)}, found on Soundfair` },
        { value: String(ownChannel), label: `${percent(ownChannel)}, by your own link, embed or site` },
      ]
    : [{ value: String(agreed), label: `${percent(agreed)}, as agreed with you` }]

const untaxed = { mode: 'Exclusive', rate: 0 } as const

/** From a price to what the creator gets. */
export const EarningsCalculator = ({ terms: { fees, taxes } }: { terms: EarningTerms }) => {
  const percent = useWritePercent()
  const options = feeOptions(fees, percent)
  const [price, setPrice] = useState<number | undefined>(59)
  const [currency, setCurrency] = useState<Currency>(defaultCurrency)
  const [country, setCountry] = useState('DE')
  const [isBusiness, setBusiness] = useState(false)
  const [fee, setFee] = useState(options[0]?.value ?? '0')
  const countries = useCountries(country)
  const tax = taxes.find((one) => one.country === country) ?? untaxed
  const left = earningsOf({ price: price ?? 0, currency, tax, isBusiness, feeRate: Number(fee) })
  const write = (amount: number) => <Price amount={amount} currency={currency} exact className="font-normal" />
  return (
    <section aria-labelledby="calculator">
      <SectionHead id="calculator" title="What you keep from a sale" className="pb-3" />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-6 lg:grid-cols-2">
        <div className="grid content-start gap-5 sm:grid-cols-2">
          <MoneyInput label="Price" currency={currency} amount={price} onAmount={setPrice} />
          <Select
            label="Currency"
            options={currencies.map((value) => ({ value, label: value }))}
            value={currency}
            onChange={(event) => setCurrency(event.target.value as Currency)}
          />
          <Select
            label="Buyer’s country"
            options={countries}
            value={country}
            onChange={(event) => setCountry(event.target.value)}
            className="sm:col-span-2"
          />
          <Select label="Fee" options={options} value={fee} onChange={(event) => setFee(event.target.value)} className="sm:col-span-2" />
          <Checkbox
            label="The buyer is a business with a tax id"
            checked={isBusiness}
            onChange={(event) => setBusiness(event.target.checked)}
            className="sm:col-span-2"
          />
        </div>
        <div aria-live="polite">
          <DescriptionList
            layout="sum"
            items={[
              { term: 'The buyer pays', detail: write(left.paid) },
              { term: `Tax, ${percent(tax.rate)}, paid by the shop`, detail: write(0 - left.tax) },
              { term: `Platform fee, ${percent(Number(fee))}`, detail: write(0 - left.fee) },
              { term: 'Yours', detail: <Price amount={left.yours} currency={currency} exact />, strong: true },
            ]}
          />
          <p className="mt-3 text-14 text-ink-2">
            {tax.mode === 'Inclusive' ? 'Prices there include tax.' : 'Tax, if any, is added to the price there.'} The fee applies to the
            price without tax, after discounts and coupons.
          </p>
        </div>
      </div>
    </section>
  )
}
