import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { changeDiscount, createDiscount, type DiscountEntry, endDiscount, listDiscounts } from '#contract/discounts/discounts.ts'
import { call } from '#web/lib/api/call.ts'
import { read } from '#web/lib/api/page-reads.ts'
import { outdateReads } from '#web/lib/api/read-cache.ts'
import { takeTurns } from '#web/lib/api/take-turns.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { tellFailure } from '#web/ui/overlays/tell-failure.ts'
import { toast } from '#web/ui/overlays/toast.ts'
import { useAsked } from '#web/ui/overlays/use-asked.ts'
import { DiscountDialog } from './discount-dialog.tsx'
import { DiscountList } from './discount-list.tsx'
import { discountsOnItem, formOf, type ItemForSale, newDiscount, type VariationForSale } from './discount-rules.ts'

type DiscountsSectionProps = {
  first: readonly DiscountEntry[]
  item: ItemForSale
  name: string
  variations: readonly VariationForSale[]
  canEdit: boolean
}

/** Discounts on this item. They are separate from the draft: they start and end by the calendar. */
export const DiscountsSection = ({ first, item, name, variations, canEdit }: DiscountsSectionProps) => {
  // The page has loaded it: it is loaded again only after a change here.
  const { data: all = first, refetch } = useRead(read(listDiscounts, {}), { enabled: false })
  const editing = useAsked<{ discount: DiscountEntry | undefined; asked: number }>()
  const ending = useAsked<DiscountEntry>()
  const discounts = discountsOnItem(all, item)
  // Undo compares what is stored with what it would replace: a save in progress has to be stored first.
  const [inTurn] = useState(takeTurns)

  const reread = async (): Promise<readonly DiscountEntry[]> => {
    await outdateReads(listDiscounts.path)
    const { data = [] } = await refetch({ throwOnError: true })
    return data
  }
  /** Restores a discount: one that ran still exists and ends when it would have, one that had not begun is planned again. */
  const bringBack = async (removed: DiscountEntry, left: DiscountEntry | undefined): Promise<void> => {
    const body = formOf(removed)
    try {
      const found = (await reread()).find(({ id }) => id === removed.id)
      if (left && (!found || JSON.stringify(formOf(found)) !== JSON.stringify(formOf(left)))) {
        toast({ kind: 'error', text: `${removed.name} has changed since then, so it stays as it is.` })
        return
      }
      await (left ? call(changeDiscount, { params: { discountId: removed.id }, body }) : call(createDiscount, { body }))
      await reread()
    } catch (error) {
      tellFailure(error)
    }
  }
  const discount = editing.about?.discount
  return (
    <div className="grid justify-items-start gap-4">
      <div className="w-full">
        {discounts.length === 0 ? (
          <p className="text-14 text-ink-2">No sale. The full price applies.</p>
        ) : (
          <DiscountList
            {...{ discounts, item, variations, canEdit }}
            onEdit={(chosen) => editing.ask({ discount: chosen, asked: Date.now() })}
            onEnd={ending.ask}
          />
        )}
      </div>
      {canEdit && (
        <Button
          size="small"
          icon={<Plus size={15} aria-hidden="true" />}
          onPress={() => editing.ask({ discount: undefined, asked: Date.now() })}
        >
          Plan a sale
        </Button>
      )}
      {editing.about && (
        <DiscountDialog
          key={editing.about.asked}
          open={editing.isOpen}
          onClose={editing.close}
          title={discount ? `Edit ${discount.name}` : `Plan a sale on ${name}`}
          first={discount ? formOf(discount) : newDiscount(item, new Date(editing.about.asked))}
          item={item}
          variations={variations}
          onSave={(body) =>
            inTurn(async () => {
              await (discount ? call(changeDiscount, { params: { discountId: discount.id }, body }) : call(createDiscount, { body }))
              await reread()
            })
          }
        />
      )}
      <ConfirmDialog
        open={ending.isOpen}
        onClose={ending.close}
        title={ending.about?.status === 'On' ? `End ${ending.about.name} now?` : `Remove ${ending.about?.name ?? ''}?`}
        confirmLabel={ending.about?.status === 'On' ? 'End sale' : 'Remove sale'}
        onConfirm={async () => {
          if (!ending.about) return
          const { id } = ending.about
          // It may have begun since the page was loaded, and others may have changed it.
          const ended = (await call(listDiscounts, {})).find((one) => one.id === id) ?? ending.about
          await call(endDiscount, { params: { discountId: id } })
          const left = (await reread()).find((one) => one.id === id)
          const text = left ? `${ended.name} has ended` : `${ended.name} is removed`
          // A discount that had already ended is not ours to restore.
          const undo = ended.status !== 'Over' && { action: { label: 'Undo', run: () => inTurn(() => bringBack(ended, left)) } }
          toast({ kind: 'ok', text, ...undo })
        }}
        onFail={(error) => {
          tellFailure(error)
          // A colleague may have been faster: the list shows the current state.
          void reread().catch(() => undefined)
        }}
      >
        {ending.about?.status === 'On'
          ? 'The full price applies again right away to everything in the sale.'
          : 'It hasn’t started, so nobody has seen it.'}
      </ConfirmDialog>
    </div>
  )
}
