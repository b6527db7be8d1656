import type { CouponItem } from '#contract/coupons/coupons.ts'
import { FormPart } from '#web/ui/forms/form-part.tsx'
import { Checkbox } from '#web/ui/inputs/checkbox.tsx'
import { FieldError } from '#web/ui/inputs/field.tsx'
import { RadioCards } from '#web/ui/inputs/radio-cards.tsx'
import { SearchedList } from '#web/ui/lists/searched-list.tsx'
import { ItemLabel } from '#web/ui/texts/item-label.tsx'
import { chosenOf, withChosen } from './choose-targets.ts'
import type { CouponFields, Target } from './coupon-editing.ts'

type ItemChoiceProps = { item: CouponItem; targets: readonly Target[]; onTargets: (targets: Target[]) => void; disabled: boolean }

const ItemChoice = ({ item, targets, onTargets, disabled }: ItemChoiceProps) => {
  const chosen = chosenOf(targets, item)
  const isSome = chosen !== 'all' && chosen.length > 0
  return (
    <>
      <Checkbox
        label={<ItemLabel name={item.name} isBundle={item.kind === 'Bundle'} isLive={item.isLive} />}
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
    </>
  )
}

/** What it is for: everything, or chosen products, bundles and variations. */
export const TargetsPart = ({ values: { targets }, set, errorOf, canEdit, items }: CouponFields & { items: readonly CouponItem[] }) => {
  const error = errorOf('targets') ?? items.map((_item, index) => errorOf(`targets.${index}`)).find(Boolean)
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
          { value: 'all', label: 'Everything you sell', hint: 'Including what you publish later.' },
          { value: 'some', label: 'Chosen items', hint: 'Products, bundles, or single variations of them.' },
        ]}
      />
      {targets !== null && (
        <div className="grid gap-3">
          {error && <FieldError id="coupon-targets-error">{error}</FieldError>}
          <SearchedList
            label="Your items"
            searchLabel="Search your items"
            items={items}
            keyOf={(item) => `${item.kind} ${item.itemId}`}
            textOf={({ name, itemId }) => `${name} ${itemId}`}
            none="No matches."
          >
            {(item) => <ItemChoice item={item} targets={targets} onTargets={(next) => set('targets', next)} disabled={!canEdit} />}
          </SearchedList>
        </div>
      )}
    </FormPart>
  )
}
