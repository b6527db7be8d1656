import { useState } from 'react'
import type { CouponItem } from '#contract/coupons.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { chosenOf, withChosen } from './choose-targets.ts'
import type { CouponFields, Target } from './coupon-editing.ts'
import { FormPart } from './form-part.tsx'

type ItemChoiceProps = { item: CouponItem; targets: readonly Target[]; onTargets: (targets: Target[]) => void; disabled: boolean }

const ItemChoice = ({ item, targets, onTargets, disabled }: ItemChoiceProps) => {
  const chosen = chosenOf(targets, item)
  const isSome = chosen !== 'all' && chosen.length > 0
  return (
    <li className="grid gap-2 border-b border-line py-2.5 last:border-b-0">
      <Checkbox
        label={
          <span className="inline-flex flex-wrap items-center gap-2">
            {item.name}
            {item.kind === 'Bundle' && <Chip>Bundle</Chip>}
            {!item.isLive && <Chip>Draft</Chip>}
          </span>
        }
        checked={chosen === 'all'}
        disabled={disabled}
        onChange={(event) => onTargets(withChosen(targets, item, event.target.checked ? 'all' : []))}
      />
      {item.variations.length > 1 && chosen !== 'all' && (
        <div className="grid gap-2 pl-7.5">
          {item.variations.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={name || id}
              checked={isSome && chosen.includes(id)}
              disabled={disabled}
              onChange={(event) =>
                onTargets(withChosen(targets, item, event.target.checked ? [...chosen, id] : chosen.filter((other) => other !== id)))
              }
            />
          ))}
        </div>
      )}
    </li>
  )
}

/** What it is for: everything, or chosen products, bundles and variations. */
export const TargetsPart = ({ values: { targets }, set, errorOf, canEdit, items }: CouponFields & { items: readonly CouponItem[] }) => {
  const [search, setSearch] = useState('')
  const found = items.filter(({ name, itemId }) => `${name} ${itemId}`.toLowerCase().includes(search.trim().toLowerCase()))
  const error = errorOf('targets') ?? items.map((_item, place) => errorOf(`targets.${place}`)).find(Boolean)
  return (
    <FormPart title="For">
      <RadioCards
        label="What it is for"
        labelHidden
        name="coupon-for"
        disabled={!canEdit}
        value={targets === null ? 'all' : 'some'}
        onChange={(event) => set('targets', event.target.value === 'all' ? null : [])}
        options={[
          { value: 'all', label: 'Everything you sell', hint: 'Also what you publish later.' },
          { value: 'some', label: 'Chosen items', hint: 'Products, bundles, or single variations of them.' },
        ]}
      />
      {targets !== null && (
        <div className="grid gap-3">
          {items.length > 8 && <SearchField label="Search your items" value={search} onChange={(event) => setSearch(event.target.value)} />}
          {error && <FieldError id="coupon-targets-error">{error}</FieldError>}
          <ul aria-label="Your items" className="max-h-96 overflow-y-auto rounded border border-line px-4" tabIndex={-1}>
            {found.map((item) => (
              <ItemChoice
                key={`${item.kind} ${item.itemId}`}
                item={item}
                targets={targets}
                onTargets={(next) => set('targets', next)}
                disabled={!canEdit}
              />
            ))}
            {found.length === 0 && <li className="py-3 text-14 text-ink-2">Nothing of yours is called that.</li>}
          </ul>
        </div>
      )}
    </FormPart>
  )
}
