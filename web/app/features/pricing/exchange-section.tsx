import { useState } from 'react'
import { addExchangeRates, type ExchangeRate, listExchangeRates } from '#contract/pricing/rates.ts'
import { call } from '#web/lib/api/call.ts'
import { useReread } from '#web/lib/api/use-reread.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { ExchangeForm } from './exchange-form.tsx'
import { ExchangeTable } from './exchange-table.tsx'

type ExchangeSectionProps = { rates: { isFetched: boolean; items: readonly ExchangeRate[] }; today: string }

/** Exchange rates, with the first day of each. */
export const ExchangeSection = ({ rates: { isFetched, items }, today }: ExchangeSectionProps) => {
  const [isAdding, setAdding] = useState(false)
  const reread = useReread()
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="max-w-[43.5em] text-14 text-ink-2">
          Units for one US dollar. They apply from their day on and never change after that.{' '}
          {isFetched ? 'Fetched daily; if that fails, the last ones stay.' : 'None are fetched: RATES_URL is not set, so enter them here.'}
        </p>
        {!isAdding && (
          <Button kind="go" size="small" onPress={() => setAdding(true)}>
            Add rates
          </Button>
        )}
      </div>
      {isAdding && (
        <ExchangeForm
          today={today}
          onCancel={() => setAdding(false)}
          onSave={async (body) => {
            await call(addExchangeRates, { body })
            await reread(listExchangeRates)
            setAdding(false)
            toast({ kind: 'ok', text: `The rates apply from ${body.validFrom} on` })
            return false
          }}
        />
      )}
      {items.length > 0 ? (
        <ExchangeTable items={items} today={today} />
      ) : (
        <p className="text-14 text-ink-2">There are no rates yet. Everything is sold in US dollars until there are.</p>
      )}
    </>
  )
}
