import { defaultCurrency } from '#contract/core/money.ts'
import type { DiscountEntry } from '#contract/discounts/discounts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Chip, type ChipTone } from '#web/ui/chip.tsx'
import { Price } from '#web/ui/price.tsx'
import { Instant } from '#web/ui/texts/instant.tsx'
import { toPercent } from '#web/ui/texts/percent-text.ts'
import { chosenVariations, type ItemForSale, type VariationForSale } from './sale-rules.ts'

const tones: Record<DiscountEntry['status'], ChipTone> = { On: 'accent', Planned: 'plain', Over: 'plain' }

const OffText = ({ off }: Pick<DiscountEntry, 'off'>) =>
  off.type === 'PercentageOffDiscount' ? (
    <span className="figures font-semibold">{toPercent(off.percentage)} % off</span>
  ) : (
    <>
      <Price amount={off.amount[defaultCurrency] ?? 0} currency={defaultCurrency} /> off
    </>
  )

const onText = (sale: DiscountEntry, item: ItemForSale, variations: readonly VariationForSale[]): string => {
  const chosen = chosenVariations(sale.targets, item)
  return chosen === 'all' ? 'every variation' : chosen.map((id) => variations.find((one) => one.id === id)?.name ?? id).join(', ')
}

const paymentText = (count: number | null): string =>
  count === null ? '' : count === 1 ? ' for the first payment' : ` for the first ${count} payments`

type SaleListProps = {
  sales: readonly DiscountEntry[]
  item: ItemForSale
  variations: readonly VariationForSale[]
  canEdit: boolean
  onEdit: (sale: DiscountEntry) => void
  onEnd: (sale: DiscountEntry) => void
}

/** The sales on one item: what runs, what is planned, what was. */
export const SaleList = ({ sales, item, variations, canEdit, onEdit, onEnd }: SaleListProps) => (
  <ul className="border-t border-line">
    {sales.map((sale) => (
      <li key={sale.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3">
        <div className="grid min-w-0 grow gap-1">
          <div className="flex flex-wrap items-center gap-2">
            <b>{sale.name}</b>
            <Chip tone={tones[sale.status]}>{sale.status}</Chip>
          </div>
          <p className="text-14 text-ink-2">
            <OffText off={sale.off} /> on {onText(sale, item, variations)}
            {paymentText(sale.recurringPaymentUseCount)}, <Instant at={sale.startsAt} show="moment" />{' '}
            {sale.endsAt ? (
              <>
                to <Instant at={sale.endsAt} show="moment" />
              </>
            ) : (
              'without an end'
            )}
          </p>
        </div>
        {canEdit && sale.status !== 'Over' && (
          <div className="flex gap-2">
            <Button size="small" aria-label={`Edit ${sale.name}`} onPress={() => onEdit(sale)}>
              Edit
            </Button>
            <Button
              size="small"
              kind="quiet"
              aria-label={`${sale.status === 'On' ? 'End' : 'Remove'} ${sale.name}`}
              onPress={() => onEnd(sale)}
            >
              {sale.status === 'On' ? 'End now' : 'Remove'}
            </Button>
          </div>
        )}
      </li>
    ))}
  </ul>
)
