import { defaultCurrency } from '#contract/core/money.ts'
import type { DiscountEntry } from '#contract/discounts/discounts.ts'
import { statusText } from '#web/lib/catalog/status-text.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Chip, type ChipTone } from '#web/ui/chip.tsx'
import { Price } from '#web/ui/price.tsx'
import { Instant } from '#web/ui/texts/instant.tsx'
import { Percent } from '#web/ui/texts/percent.tsx'
import { chosenVariations, type ItemForSale, type VariationForSale } from './discount-rules.ts'

const tones: Record<DiscountEntry['status'], ChipTone> = { On: 'accent', Planned: 'plain', Over: 'plain' }

const OffText = ({ off }: Pick<DiscountEntry, 'off'>) =>
  off.type === 'PercentageOffDiscount' ? (
    <span className="figures font-semibold">
      <Percent of={off.percentage} /> off
    </span>
  ) : (
    <>
      <Price amount={off.amount[defaultCurrency] ?? 0} currency={defaultCurrency} /> off
    </>
  )

const onText = (discount: DiscountEntry, item: ItemForSale, variations: readonly VariationForSale[]): string => {
  const chosen = chosenVariations(discount.targets, item)
  return chosen === 'all' ? 'every variation' : chosen.map((id) => variations.find((one) => one.id === id)?.name ?? id).join(', ')
}

const paymentText = (count: number | null): string =>
  count === null ? '' : count === 1 ? ' for the first payment' : ` for the first ${count} payments`

type DiscountListProps = {
  discounts: readonly DiscountEntry[]
  item: ItemForSale
  variations: readonly VariationForSale[]
  canEdit: boolean
  onEdit: (discount: DiscountEntry) => void
  onEnd: (discount: DiscountEntry) => void
}

/** The discounts on one item: active, planned and past. */
export const DiscountList = ({ discounts, item, variations, canEdit, onEdit, onEnd }: DiscountListProps) => (
  <ul className="border-t border-line">
    {discounts.map((discount) => (
      <li key={discount.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3">
        <div className="grid min-w-0 grow gap-1">
          <div className="flex flex-wrap items-center gap-2">
            <b>{discount.name}</b>
            <Chip tone={tones[discount.status]}>{statusText(discount.status)}</Chip>
          </div>
          <p className="text-14 text-ink-2">
            <OffText off={discount.off} /> on {onText(discount, item, variations)}
            {paymentText(discount.recurringPaymentUseCount)}, <Instant at={discount.startsAt} show="moment" />{' '}
            {discount.endsAt ? (
              <>
                to <Instant at={discount.endsAt} show="moment" />
              </>
            ) : (
              'no end date'
            )}
          </p>
        </div>
        {canEdit && discount.status !== 'Over' && (
          <div className="flex gap-2">
            <Button size="small" aria-label={`Edit ${discount.name}`} onPress={() => onEdit(discount)}>
              Edit
            </Button>
            <Button
              size="small"
              kind="quiet"
              aria-label={`${discount.status === 'On' ? 'End now:' : 'Remove'} ${discount.name}`}
              onPress={() => onEnd(discount)}
            >
              {discount.status === 'On' ? 'End now' : 'Remove'}
            </Button>
          </div>
        )}
      </li>
    ))}
  </ul>
)
