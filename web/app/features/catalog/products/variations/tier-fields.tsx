import Plus from 'lucide-react/icons/plus'
import Trash from 'lucide-react/icons/trash-2'
import type { DraftVariation } from '#contract/catalog/editing.ts'
import { currencies, defaultCurrency } from '#contract/core/money.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { MoneyInput } from '#web/ui/inputs/money-input.tsx'
import { NumberInput } from '#web/ui/inputs/number-input.tsx'
import { useRemoval } from '#web/ui/lists/use-removal.ts'
import type { Problems } from '../draft-problems.ts'
import { withPrice } from './derived-prices.ts'
import { isDearer, nextTier, tierProblem } from './tier-rules.ts'

type TierFieldsProps = {
  variation: DraftVariation
  onTiers: (tiers: DraftVariation['tiers']) => void
  problems: Problems
  canEdit: boolean
}

/** The price of each copy when several are bought. */
export const TierFields = ({ variation, onTiers, problems, canEdit }: TierFieldsProps) => {
  const { tiers, prices } = variation
  // A tier needs a dollar price; other currencies only where the variation sets them itself.
  const shown = currencies.filter((currency) => currency === defaultCurrency || prices[currency] !== undefined)
  const changeTier = (at: number, part: Partial<DraftVariation['tiers'][number]>): void =>
    onTiers(tiers.map((tier, index) => (index === at ? { ...tier, ...part } : tier)))
  const remove = useRemoval(tiers, onTiers, JSON.stringify)
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 text-14 font-semibold">Price by quantity</legend>
      {tiers.length === 0 && <p className="text-14 text-ink-2">Every copy costs the same.</p>}
      {tiers.map((tier, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tiers have no id; their index identifies them
        <div key={at} className="grid gap-1.5">
          <div className="flex flex-wrap items-start gap-3">
            <NumberInput
              label="From"
              size="small"
              className="w-24"
              min={2}
              max={999}
              value={tier.minQuantity}
              disabled={!canEdit}
              error={problems[`tiers.${at}.minQuantity`] ?? tierProblem(tiers, at)}
              onNumber={(minQuantity) => changeTier(at, { minQuantity })}
            />
            {shown.map((currency) => (
              <MoneyInput
                key={currency}
                label={`${currency} each`}
                size="small"
                className="w-28"
                currency={currency}
                amount={tier.prices[currency]}
                disabled={!canEdit}
                error={problems[`tiers.${at}.prices.${currency}`]}
                onAmount={(amount) => changeTier(at, { prices: withPrice(tier.prices, currency, amount) })}
              />
            ))}
            {canEdit && (
              <IconButton
                label={`Remove the tier from ${tier.minQuantity}`}
                kind="quiet"
                className="mt-6 size-10"
                onClick={() => remove(at, `Tier from ${tier.minQuantity}`)}
              >
                <Trash size={16} aria-hidden="true" />
              </IconButton>
            )}
          </div>
          {isDearer(variation, at) && (
            <p className="text-14 text-warn">Each copy costs no less than in the tier before. Is that intended?</p>
          )}
        </div>
      ))}
      {canEdit && tiers.length < 10 && (
        <Button
          size="small"
          className="justify-self-start"
          icon={<Plus size={15} aria-hidden="true" />}
          onPress={() => onTiers([...tiers, nextTier(variation)])}
        >
          Add a tier
        </Button>
      )}
    </fieldset>
  )
}
