import Upload from 'lucide-react/icons/upload'
import { useState } from 'react'
import { type MatchedStatement, readBankStatement } from '#contract/payouts/payout-files.ts'
import { listPayoutRuns } from '#contract/payouts/payout-runs.ts'
import { call } from '#web/lib/api/call.ts'
import { failureMessage } from '#web/lib/api/failure-message.ts'
import { useReread } from '#web/lib/api/use-reread.ts'
import { FailureNotice } from '#web/ui/forms/failure-notice.tsx'
import type { Failure } from '#web/ui/forms/use-submit.ts'
import { SectionHead } from '#web/ui/frame/section-head.tsx'
import { FileButton } from '#web/ui/inputs/file-button.tsx'
import { LevelBars } from '#web/ui/level-bars.tsx'
import { StatementResult } from './statement-result.tsx'

const sizeLimit = 20_000_000

type Reading = { name: string } & ({ state: 'busy' } | { state: 'failed'; failure: Failure } | { state: 'done'; matched: MatchedStatement })

const tooLarge: Failure = { title: 'This file is too large', text: 'Statements can be up to 20 MB. Ask your bank for one file per day.' }

/** Reads a bank statement, and shows what it changed. */
export const StatementUpload = () => {
  const [reading, setReading] = useState<Reading>()
  const reread = useReread()
  const take = async (file: File): Promise<void> => {
    const { name } = file
    if (file.size > sizeLimit) return setReading({ name, state: 'failed', failure: tooLarge })
    setReading({ name, state: 'busy' })
    try {
      const matched = await call(readBankStatement, { body: await file.text() })
      setReading({ name, state: 'done', matched })
      await reread(listPayoutRuns)
    } catch (error) {
      setReading({ name, state: 'failed', failure: failureMessage(error) })
    }
  }
  return (
    <section aria-labelledby="statement">
      <SectionHead id="statement" title="Bank statement" className="pb-1" />
      <p className="mb-4 max-w-[43.5em] text-14 text-ink-2">
        A camt.053 file marks payouts as paid or failed, matched by the reference of each transfer. Reading the same file twice does no
        harm.
      </p>
      <FileButton
        accept=".xml,.camt,.053,text/xml,application/xml"
        onFile={(file) => void take(file)}
        icon={<Upload size={15} aria-hidden="true" />}
      >
        Read a statement
      </FileButton>
      <div aria-live="polite" className="mt-4">
        {reading?.state === 'busy' && (
          <p className="flex items-center gap-2 text-14 text-ink-2">
            <LevelBars /> Reading {reading.name}
          </p>
        )}
        {reading?.state === 'failed' && <FailureNotice failure={reading.failure} />}
        {reading?.state === 'done' && <StatementResult name={reading.name} matched={reading.matched} />}
      </div>
    </section>
  )
}
