import { type ProductCategory, type ProductType, productCategories } from '#contract/catalog/catalog.ts'
import { RadioCards } from '#web/ui/inputs/radio-cards.tsx'
import { Select } from '#web/ui/inputs/select.tsx'

type Kind = { type: ProductType; category: ProductCategory }

type KindSectionProps = {
  kind: Kind
  onKind: (kind: Kind) => void
  canEdit: boolean
  categoryNames: Record<ProductCategory, string>
}

/** A plugin is a plugin by type and by category; everything else is a digital product of some kind. */
export const KindSection = ({ kind, onKind, canEdit, categoryNames }: KindSectionProps) => (
  <div className="grid gap-5">
    <RadioCards
      id="field-type"
      label="Type"
      name="type"
      disabled={!canEdit}
      value={kind.type}
      options={[
        { value: 'Plugin', label: 'Plugin', hint: 'Has releases, licenses with seats, and a trial' },
        { value: 'DigitalProduct', label: 'Digital product', hint: 'Samples, presets, courses: bought once, downloaded any time' },
      ]}
      onChange={(event) =>
        onKind(
          event.target.value === 'Plugin' ? { type: 'Plugin', category: 'Plugin' } : { type: 'DigitalProduct', category: 'SamplePack' },
        )
      }
    />
    {kind.type === 'DigitalProduct' && (
      <Select
        id="field-category"
        label="Category"
        className="max-w-80"
        disabled={!canEdit}
        value={kind.category}
        options={productCategories
          .filter((category) => category !== 'Plugin')
          .map((category) => ({ value: category, label: categoryNames[category] }))}
        onChange={(event) => onKind({ ...kind, category: event.target.value as ProductCategory })}
      />
    )}
  </div>
)
