import Download from 'lucide-react/icons/download'
import { exportPayoutLines, getPayoutStatement } from '#contract/payouts/payout-statements.ts'
import { addressOf } from '#web/lib/api/address-of.ts'
import { ButtonLink } from '#web/ui/buttons/button-link.tsx'
import { CsvLink } from '#web/ui/buttons/csv-link.tsx'

/** The lines for a spreadsheet, and the statement for the accounts. */
export const PayoutDownloads = ({ payoutId }: { payoutId: string }) => (
  <>
    <CsvLink to={addressOf(exportPayoutLines, { params: { payoutId } })} label="Lines as CSV" />
    <ButtonLink
      to={addressOf(getPayoutStatement, { params: { payoutId } })}
      reloadDocument
      download
      size="small"
      icon={<Download size={15} aria-hidden="true" />}
      aria-label="Statement as PDF"
    >
      Statement
    </ButtonLink>
  </>
)
