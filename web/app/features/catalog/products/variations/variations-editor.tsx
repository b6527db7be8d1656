import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import type { Variation } from '#contract/catalog/catalog.ts'
import type { DraftVariation } from '#contract/catalog/editing.ts'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { FieldError } from '#web/ui/inputs/field.tsx'
import { SortableList } from '#web/ui/lists/sortable-list.tsx'
import { useRemoval } from '#web/ui/lists/use-removal.ts'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { Menu } from '#web/ui/overlays/menu.tsx'
import { useAsked } from '#web/ui/overlays/use-asked.ts'
import { problemsAt } from '../draft-problems.ts'
import type { Editing, Priced } from '../editing.ts'
import { derivedPrices, priceOfSaved } from './derived-prices.ts'
import { kindsFor, newVariation, type VariationKind, variationKinds } from './new-variation.ts'
import type { OtherProduct } from './owner-price-fields.tsx'
import { VariationCard } from './variation-card.tsx'

type VariationsEditorProps = Editing<Priced> & {
  /** Plugins have seats and trials; other products do not. */
  hasSeats: boolean
  /** The creator's other products, whose owners may pay less; not for a bundle, which deducts what a customer owns by itself. */
  others?: readonly OtherProduct[]
  /** The variations as the shop priced the last saved draft. */
  saved: readonly Variation[]
}

/** One to ten ways to buy, the first of them the default. */
export const VariationsEditor = ({ draft, change, problems, canEdit, hasSeats, others, saved }: VariationsEditorProps) => {
  const { variations } = draft
  const [openId, setOpenId] = useState(variations.length === 1 ? variations[0]?.id : undefined)
  const removal = useAsked<DraftVariation>()
  const remove = useRemoval(
    variations,
    (left) => change({ variations: left }),
    ({ id }) => id,
  )
  const removeAsked = ({ id, name }: DraftVariation): void =>
    remove(
      variations.findIndex((one) => one.id === id),
      name || 'Variation',
    )

  const add = (kind: VariationKind): void => {
    const added = newVariation(kind, variations, hasSeats)
    change({ variations: [...variations, added] })
    setOpenId(added.id)
  }

  return (
    <div className="grid gap-4">
      {variations.length === 0 && <p className="text-ink-2">Nothing can be bought yet. Add a variation with a price.</p>}
      <SortableList
        items={variations}
        keyOf={({ id }) => id}
        nameOf={({ name, id }) => name || id}
        disabled={!canEdit}
        onSort={(sorted) => change({ variations: sorted })}
        className="border-t border-line empty:hidden"
      >
        {(variation, at, handle) => (
          <VariationCard
            variation={variation}
            isDefault={at === 0}
            isOpen={openId === variation.id}
            onToggle={(isOpen) => setOpenId(isOpen ? variation.id : undefined)}
            derived={derivedPrices(priceOfSaved(saved, variation.id), variation.prices)}
            hasSeats={hasSeats}
            others={others}
            onVariation={(changed) => change({ variations: variations.with(at, changed) })}
            onRemove={() => removal.ask(variation)}
            problems={problemsAt(problems, `variations.${at}`)}
            canEdit={canEdit}
            handle={handle}
          />
        )}
      </SortableList>
      {problems.variations && <FieldError id="variations-error">{problems.variations}</FieldError>}
      {canEdit && variations.length < 10 && (
        <div>
          <Menu
            className={buttonLook({ size: 'small' })}
            trigger={
              <>
                <Plus size={15} aria-hidden="true" />
                Add a variation
              </>
            }
            groups={[
              {
                entries: kindsFor(hasSeats).map((kind) => ({
                  id: kind,
                  label: variationKinds[kind].name,
                  hint: variationKinds[kind].recurrence.type === 'OneOff' ? 'once' : 'renews',
                  run: () => add(kind),
                })),
              },
            ]}
          />
        </div>
      )}
      <ConfirmDialog
        open={removal.isOpen}
        onClose={removal.close}
        title={`Remove ${removal.about?.name || 'this variation'}?`}
        confirmLabel="Remove variation"
        onConfirm={() => removal.about && removeAsked(removal.about)}
      >
        It disappears from the page when you publish. Customers who bought it keep their license; subscriptions continue.
      </ConfirmDialog>
    </div>
  )
}
