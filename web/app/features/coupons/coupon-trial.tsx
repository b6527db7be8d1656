import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { type Currency, currencies, defaultCurrency } from '#contract/core/money.ts'
import type { CouponItem } from '#contract/coupons/coupons.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { NumberInput } from '#web/ui/inputs/number-input.tsx'
import { Select } from '#web/ui/inputs/select.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Price } from '#web/ui/price.tsx'
import type { CouponInput, Trial } from './coupon-editing.ts'
import { type Tried, useTrial } from './use-trial.ts'

type Line = Trial['lines'][number]

const keyOf = ({ kind, itemId, variationId }: Omit<Line, 'quantity'>): string => `${kind}/${itemId}/${variationId}`

/** Every live variation as a choice for the basket. */
const choicesOf = (items: readonly CouponItem[]) =>
  items
    .filter(({ isLive }) => isLive)
    .flatMap(({ kind, itemId, name, variations }) =>
      variations.map((variation) => {
        const line = { kind, itemId, variationId: variation.id }
        return { line, value: keyOf(line), label: variations.length > 1 ? `${name}, ${variation.name}` : name }
      }),
    )

/** Two items to begin with, of those the coupon is for. */
const firstBasket = (choices: ReturnType<typeof choicesOf>, targets: CouponInput['targets']): Line[] => {
  const isMeant = ({ line }: (typeof choices)[number]): boolean =>
    targets === null ||
    targets.some(
      ({ kind, itemId, variationId }) =>
        kind === line.kind && itemId === line.itemId && (variationId ?? line.variationId) === line.variationId,
    )
  const meant = choices.filter(isMeant)
  return (meant.length > 0 ? meant : choices).slice(0, 2).map(({ line }) => ({ ...line, quantity: 1 }))
}

const Outcome = ({ tried }: { tried: Tried }) => (
  <>
    {tried.because && <Notice kind="warn">{tried.because}</Notice>}
    <DescriptionList
      layout="sum"
      items={[
        { term: 'Without the coupon', detail: <Price {...tried.before} exact className="font-normal" /> },
        {
          term: 'Discount',
          detail: <Price currency={tried.after.currency} amount={tried.after.amount - tried.before.amount} exact className="font-normal" />,
        },
        { term: 'With the coupon', detail: <Price {...tried.after} exact />, strong: true },
      ]}
    />
  </>
)

type CouponTrialProps = { values: CouponInput; items: readonly CouponItem[] }

/** The effect of the coupon on a basket, while it is edited. */
export const CouponTrial = ({ values, items }: CouponTrialProps) => {
  const choices = choicesOf(items)
  const [lines, setLines] = useState<Line[]>(() => firstBasket(choices, values.targets))
  const [currency, setCurrency] = useState<Currency>(defaultCurrency)
  const { off, targets, minimum, isExclusive } = values
  const { tried, failure, isComplete } = useTrial({ effect: { off, targets, minimum, isExclusive }, currency, lines })
  const left = choices.filter(({ value }) => !lines.some((line) => keyOf(line) === value))
  const priceOf = (line: Line) => tried?.lines.find((priced) => keyOf(priced) === keyOf(line))
  return (
    <section aria-labelledby="trial-title" className="grid gap-4 rounded border border-line p-5">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="trial-title" className="text-16 font-semibold">
          Try it on a cart
        </h2>
        <Select
          label="Currency"
          labelHidden
          size="small"
          className="w-24"
          value={currency}
          options={currencies.map((code) => ({ value: code, label: code }))}
          onChange={(event) => setCurrency(event.target.value as Currency)}
        />
      </div>
      <ul className="grid gap-3">
        {lines.map((line) => {
          const label = choices.find(({ value }) => value === keyOf(line))?.label ?? line.itemId
          const priced = priceOf(line)
          return (
            <li
              key={keyOf(line)}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1.5 border-b border-line pb-3 text-14"
            >
              <span className="min-w-0 wrap-anywhere">{label}</span>
              <IconButton
                label={`Remove ${label}`}
                size="small"
                kind="quiet"
                className="justify-self-end"
                onClick={() => setLines(lines.filter((other) => other !== line))}
              >
                <X size={15} aria-hidden="true" />
              </IconButton>
              <NumberInput
                label={`Quantity of ${label}`}
                labelHidden
                size="small"
                className="max-w-20"
                min={1}
                max={999}
                value={line.quantity}
                onNumber={(quantity) => setLines(lines.map((other) => (other === line ? { ...line, quantity } : other)))}
              />
              {priced && <Price {...priced.after} original={priced.before.amount} exact className="text-right" />}
            </li>
          )
        })}
      </ul>
      {left.length > 0 && lines.length < 10 && (
        <Select
          label="Add to the cart"
          labelHidden
          size="small"
          placeholder="Add to the cart"
          value=""
          options={left}
          onChange={(event) => {
            const chosen = left.find(({ value }) => value === event.target.value)
            if (chosen) setLines([...lines, { ...chosen.line, quantity: 1 }])
          }}
        />
      )}
      <div aria-live="polite" className="grid gap-3">
        {!isComplete && <Notice>Complete the fields to see the result.</Notice>}
        {isComplete && failure && <Notice kind="bad">{failure}</Notice>}
        {isComplete && tried && <Outcome tried={tried} />}
      </div>
      <p className="text-12 text-ink-2">Before tax, for someone who owns nothing yet. These are the shop’s real prices.</p>
    </section>
  )
}
