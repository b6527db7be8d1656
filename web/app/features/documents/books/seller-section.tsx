import { useState } from 'react'
import { listSellers, type SellerRow, saveSeller } from '#contract/documents/sellers.ts'
import { call } from '#web/lib/api/call.ts'
import { useReread } from '#web/lib/api/use-reread.ts'
import { withRecentSignIn } from '#web/lib/session/recent-sign-in.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import type { SavedSeller } from './entered-seller.ts'
import { SellerFacts } from './seller-facts.tsx'
import { SellerForm } from './seller-form.tsx'

/** The seller's details by version: the current one is never changed, a new one starts on a day. */
export const SellerSection = ({ sellers, today }: { sellers: readonly SellerRow[]; today: string }) => {
  const [isAdding, setAdding] = useState(false)
  const reread = useReread()
  const current = sellers.find(({ validFrom }) => validFrom <= today)
  const save = async (body: SavedSeller): Promise<unknown> => {
    const saved = await withRecentSignIn(() => call(saveSeller, { body: body as never }))
    if (saved === false) return false
    await reread(listSellers)
    setAdding(false)
    toast({ kind: 'ok', text: `The seller is saved, from ${body.validFrom} on` })
    return false
  }
  const stateOf = ({ validFrom }: SellerRow) => (validFrom > today ? 'to-come' : validFrom === current?.validFrom ? 'now' : 'past')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="max-w-[43.5em] text-14 text-ink-2">
          What invoices and statements print, and the accounts creators are paid from. A version applies from its day and can’t be changed
          after that.
        </p>
        {!isAdding && (
          <Button kind="go" size="small" onPress={() => setAdding(true)}>
            New version
          </Button>
        )}
      </div>
      {isAdding && <SellerForm from={sellers[0]} today={today} onSave={save} onCancel={() => setAdding(false)} />}
      {sellers.map((seller) => (
        <SellerFacts key={seller.validFrom} seller={seller} state={stateOf(seller)} />
      ))}
    </div>
  )
}
