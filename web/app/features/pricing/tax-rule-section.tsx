import { useState } from 'react'
import { addTaxRule, listTaxRules, type TaxRuleRow } from '#contract/pricing/rates.ts'
import { call } from '#web/lib/api/call.ts'
import { useReread } from '#web/lib/api/use-reread.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { TaxRuleForm } from './tax-rule-form.tsx'
import { TaxRuleTable } from './tax-rule-table.tsx'

const dayAfter = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

/** How sales to consumers are taxed in each place. */
export const TaxRuleSection = ({ rules, today }: { rules: readonly TaxRuleRow[]; today: string }) => {
  const [isAdding, setAdding] = useState(false)
  const reread = useReread()
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="max-w-[43.5em] text-14 text-ink-2">
          The standard rates for what is sold here. A rate applies from its day on and never changes after that. Places not listed have no
          tax.
        </p>
        {!isAdding && (
          <Button kind="go" size="small" onPress={() => setAdding(true)}>
            Add a rate
          </Button>
        )}
      </div>
      {isAdding && (
        <TaxRuleForm
          tomorrow={dayAfter(today)}
          onCancel={() => setAdding(false)}
          onSave={async (body) => {
            await call(addTaxRule, { body })
            await reread(listTaxRules)
            setAdding(false)
            toast({ kind: 'ok', text: `The rate applies from ${body.validFrom} on` })
            return false
          }}
        />
      )}
      <TaxRuleTable rules={rules} today={today} />
    </>
  )
}
