import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'
import type { DraftVariation } from '#contract/catalog/editing.ts'
import { defaultCurrency, type PriceMap } from '#contract/core/money.ts'
import { periodOf } from '#web/lib/catalog/price-period.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Select } from '#web/ui/inputs/select.tsx'
import { TextInput } from '#web/ui/inputs/text-input.tsx'
import { Price } from '#web/ui/price.tsx'
import type { Problems } from '../draft-problems.ts'
import { type OtherProduct, OwnerPriceFields } from './owner-price-fields.tsx'
import { PolicyFields } from './policy-fields.tsx'
import { PriceFields } from './price-fields.tsx'
import { fromRecurrence, recurrenceChoices, toRecurrence } from './recurrence-choice.ts'
import { TierFields } from './tier-fields.tsx'

type VariationCardProps = {
  variation: DraftVariation
  isDefault: boolean
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  derived: PriceMap | undefined
  hasSeats: boolean
  /** Products whose owners may pay less; undefined for bundles. Subscriptions have no prices for owners either. */
  others: readonly OtherProduct[] | undefined
  onVariation: (variation: DraftVariation) => void
  onRemove: () => void
  problems: Problems
  canEdit: boolean
  handle: ReactNode
}

const Summary = ({ variation, isDefault, handle }: Pick<VariationCardProps, 'variation' | 'isDefault' | 'handle'>) => (
  <>
    {handle}
    <span className="grid min-w-0 grow gap-0.5">
      <span className="flex min-w-0 flex-wrap items-center gap-2">
        <b className="truncate">{variation.name || 'Unnamed'}</b>
        {isDefault && <Chip>Default</Chip>}
      </span>
      <span className="figures truncate text-12 text-ink-3">{variation.id}</span>
    </span>
    {variation.prices.USD === undefined ? (
      <span className="shrink-0 text-14 text-warn">no price yet</span>
    ) : (
      <Price amount={variation.prices.USD} currency={defaultCurrency} per={periodOf(variation.recurrence)} className="shrink-0" />
    )}
  </>
)

/** One way to buy: a line while closed, a form while open. */
export const VariationCard = (props: VariationCardProps) => {
  const { variation, isOpen, onToggle, derived, hasSeats, others, onVariation, onRemove, problems, canEdit } = props
  const change = (part: Partial<DraftVariation>): void => onVariation({ ...variation, ...part })
  const bodyId = `variation-${variation.id}`
  return (
    <div className="border-b border-line">
      <div className="flex items-center gap-3 py-3">
        <Summary {...props} />
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={bodyId}
          aria-label={`${isOpen ? 'Collapse' : 'Edit'} ${variation.name || variation.id}`}
          onClick={() => onToggle(!isOpen)}
          className="grid size-8.5 shrink-0 place-items-center rounded text-ink-2 hover:bg-paper-2 hover:text-ink"
        >
          <ChevronDown size={18} aria-hidden="true" className={isOpen ? 'rotate-180' : undefined} />
        </button>
      </div>
      <div id={bodyId} hidden={!isOpen} className="grid gap-6 pt-1 pb-6">
        <div className="grid items-start gap-x-3.5 gap-y-4 sm:grid-cols-2">
          <TextInput
            label="Name"
            maxLength={60}
            disabled={!canEdit}
            value={variation.name}
            error={problems.name}
            onChange={(event) => change({ name: event.target.value })}
          />
          <Select
            label="Paid"
            disabled={!canEdit}
            options={recurrenceChoices}
            value={fromRecurrence(variation.recurrence)}
            onChange={(event) => change({ recurrence: toRecurrence(event.target.value) })}
          />
          <TextInput
            label="What buyers get"
            optional
            className="sm:col-span-2"
            maxLength={140}
            disabled={!canEdit}
            placeholder={hasSeats ? 'Yours for good, 12 months of updates' : 'WAV, royalty-free'}
            value={variation.description ?? ''}
            error={problems.description}
            onChange={(event) => change({ description: event.target.value || null })}
          />
        </div>
        <PriceFields
          id={bodyId}
          prices={variation.prices}
          derived={derived}
          onPrices={(prices) => change({ prices })}
          problems={problems}
          canEdit={canEdit}
        />
        <TierFields variation={variation} onTiers={(tiers) => change({ tiers })} problems={problems} canEdit={canEdit} />
        {others && variation.recurrence.type === 'OneOff' && (
          <OwnerPriceFields
            variation={variation}
            others={others}
            onOwnerPrices={(ownerPrices) => change({ ownerPrices })}
            problems={problems}
            canEdit={canEdit}
          />
        )}
        {hasSeats && (
          <PolicyFields
            policy={variation.licensePolicy}
            onPolicy={(licensePolicy) => change({ licensePolicy })}
            problems={problems}
            canEdit={canEdit}
          />
        )}
        {canEdit && (
          <Button size="small" kind="danger" className="justify-self-start" onPress={onRemove}>
            Remove this variation
          </Button>
        )}
      </div>
    </div>
  )
}
