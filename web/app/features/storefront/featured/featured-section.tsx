import { useState } from 'react'
import { type FeaturedItem, type FeaturedKind, type FeaturedList, maxFeatured, saveFeaturedList } from '#contract/storefront/featured.ts'
import { call } from '#web/lib/api/call.ts'
import { failureMessage } from '#web/lib/api/failure-message.ts'
import { FailureNotice } from '#web/ui/forms/failure-notice.tsx'
import { SaveBar } from '#web/ui/forms/save-bar.tsx'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { SectionHead } from '#web/ui/frame/section-head.tsx'
import { SortableList } from '#web/ui/lists/sortable-list.tsx'
import { tellFailure } from '#web/ui/overlays/tell-failure.ts'
import { toast } from '#web/ui/overlays/toast.ts'
import { FeaturedPicker } from './featured-picker.tsx'
import { FeaturedRow } from './featured-row.tsx'

const keyOf = ({ creatorId, productId }: FeaturedItem): string => `${creatorId}/${productId ?? ''}`

const bodyOf = ({ version, items }: FeaturedList) => ({
  version,
  items: items.map(({ creatorId, productId, firstDay, lastDay }) => ({ creatorId, productId, firstDay, lastDay })),
})

const texts = {
  creators: { title: 'Featured creators', empty: 'No creator is featured.', note: 'The first six are on the home page.' },
  products: {
    title: 'Featured products',
    empty: 'No product is featured: the home page shows products of featured creators.',
    note: 'The first with wet and dry sound is the spotlight; eight more follow in this order.',
  },
} as const

type FeaturedSectionProps = { kind: FeaturedKind; list: FeaturedList; today: string; canEdit: boolean; onSaved: () => unknown }

/**
 * A list of featured items: its order by dragging or by arrow keys, each with its days. Nothing changes for visitors before it is saved.
 */
export const FeaturedSection = ({ kind, list, today, canEdit, onSaved }: FeaturedSectionProps) => {
  const [items, setItems] = useState(list.items)
  const isChanged = JSON.stringify(items) !== JSON.stringify(list.items)
  const { title, empty, note } = texts[kind]
  const save = async (next: FeaturedList): Promise<FeaturedList> => {
    const saved = await call(saveFeaturedList, { params: { kind }, body: bodyOf(next) })
    await onSaved()
    return saved
  }
  const { state, submit, failure } = useSubmit(async () => {
    const before = list.items
    const saved = await save({ version: list.version, items })
    const undo = () => save({ version: saved.version, items: before }).catch(tellFailure)
    toast({ kind: 'ok', text: `${title} saved. The home page shows them now.`, action: { label: 'Undo', run: undo } })
  }, failureMessage)
  return (
    <section aria-labelledby={`featured-${kind}`}>
      <SectionHead id={`featured-${kind}`} title={title} note={items.length || undefined} className="pb-2" />
      <p className="pb-2 text-14 text-ink-2">{items.length === 0 ? empty : note}</p>
      <SortableList
        items={items}
        keyOf={keyOf}
        nameOf={({ name }) => name}
        disabled={!canEdit}
        onSort={setItems}
        className="border-t border-line empty:hidden"
      >
        {(item, at, handle) => (
          <FeaturedRow
            item={item}
            handle={handle}
            today={today}
            canEdit={canEdit}
            onChange={(next) => setItems(items.with(at, next))}
            onRemove={() => setItems(items.toSpliced(at, 1))}
          />
        )}
      </SortableList>
      {canEdit && items.length < maxFeatured && (
        <FeaturedPicker
          kind={kind}
          taken={items}
          onPick={(candidate) => setItems([...items, { ...candidate, firstDay: null, lastDay: null }])}
        />
      )}
      {canEdit && (
        // `contents`, so that the sticky bar stays in view along the whole list.
        <form noValidate method="post" onSubmit={submit} className="contents">
          <FailureNotice failure={failure} className="mt-5" />
          <div className="h-5" />
          <SaveBar state={state} isDirty={isChanged} onDiscard={() => setItems(list.items)} />
        </form>
      )}
    </section>
  )
}
