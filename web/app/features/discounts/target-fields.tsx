import { Checkbox } from '#web/ui/inputs/checkbox.tsx'
import { chosenVariations, type DiscountTarget, type ItemForSale, type VariationForSale, withVariations } from './discount-rules.ts'

type TargetFieldsProps = {
  item: ItemForSale
  variations: readonly VariationForSale[]
  targets: readonly DiscountTarget[]
  onTargets: (targets: DiscountTarget[]) => void
  error: string | undefined
}

/** All variations of the item, or chosen ones. */
export const TargetFields = ({ item, variations, targets, onTargets, error }: TargetFieldsProps) => {
  const chosen = chosenVariations(targets, item)
  const elsewhere = targets.length - (chosen === 'all' ? 1 : chosen.length)
  const toggle = (id: string, isOn: boolean): void => {
    const now = chosen === 'all' ? variations.map((variation) => variation.id) : chosen
    onTargets(withVariations(targets, item, isOn ? [...now, id] : now.filter((other) => other !== id)))
  }
  return (
    <fieldset className="grid gap-2.5">
      <legend className="mb-2.5 text-14 font-semibold">On</legend>
      <Checkbox
        label="Every variation, including future ones"
        checked={chosen === 'all'}
        error={error}
        onChange={(event) => onTargets(withVariations(targets, item, event.target.checked ? 'all' : variations.map(({ id }) => id)))}
      />
      {chosen !== 'all' &&
        variations.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name || id}
            className="pl-7.5"
            checked={chosen.includes(id)}
            onChange={(event) => toggle(id, event.target.checked)}
          />
        ))}
      {elsewhere > 0 && (
        <p className="text-14 text-ink-2">
          This sale is also on {elsewhere === 1 ? 'one other item' : `${elsewhere} other items`}; that stays as it is.
        </p>
      )}
    </fieldset>
  )
}
