import { Link } from 'react-router'
import { downloadPayoutFile } from '#contract/payouts/payout-files.ts'
import type { PayoutRun } from '#contract/payouts/payout-runs.ts'
import { addressOf } from '#web/lib/api/address-of.ts'
import { Chip } from '#web/ui/chip.tsx'
import { SectionHead } from '#web/ui/frame/section-head.tsx'
import { Price } from '#web/ui/price.tsx'
import { Instant } from '#web/ui/texts/instant.tsx'
import { ExportButton } from './export-button.tsx'
import { PayerNotice } from './payer-notice.tsx'
import { payoutsText } from './run-text.ts'

const formatText = { SEPA: 'SEPA credit transfer (pain.001)', NACHA: 'NACHA file for ACH' } as const

const MadeFile = ({ file }: { file: PayoutRun['files'][number] }) => (
  <li className="grid gap-1 border-b border-line py-3 text-14">
    <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <Link
        to={addressOf(downloadPayoutFile, { params: { fileId: file.id } })}
        reloadDocument
        download
        className="figures link min-w-0 wrap-anywhere"
      >
        {file.name}
      </Link>
      <Chip tone="ok">Already exported</Chip>
      <span className="grow text-ink-2">
        {payoutsText(file.payouts)}, <Price {...file.amount} exact className="font-normal" />
      </span>
      <span className="text-ink-2">
        <Instant at={file.createdAt} show="moment" /> by {file.createdBy}
      </span>
    </span>
    <span className="figures text-12 wrap-anywhere text-ink-3">SHA-256 {file.sha256}</span>
  </li>
)

type RunFilesProps = { run: PayoutRun; onChange: () => Promise<void> }

/** The files that can be exported for the bank, and those that were. */
export const RunFiles = ({ run, onChange }: RunFilesProps) => {
  const { id, ready, files, payerLacks, finishedAt } = run
  return (
    <section aria-labelledby="files">
      <SectionHead id="files" title="Files for the bank" className="pb-2" />
      <PayerNotice lacks={payerLacks} className="mb-3" />
      <ul>
        {ready.map((one) => (
          <li key={one.format} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3 text-14">
            <span className="min-w-0 grow">
              <b>{formatText[one.format]}</b>
              <span className="block text-ink-2">
                {payoutsText(one.payouts)} ready, <Price {...one.amount} exact className="font-normal" />
              </span>
            </span>
            <ExportButton runId={id} ready={one} disabled={finishedAt === null} onChange={onChange} />
          </li>
        ))}
        {files.map((file) => (
          <MadeFile key={file.id} file={file} />
        ))}
      </ul>
      {ready.length === 0 && files.length === 0 && (
        <p className="text-14 text-ink-2">Nothing is scheduled in this run, so there is nothing to export.</p>
      )}
    </section>
  )
}
