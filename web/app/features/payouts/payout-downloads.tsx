import Download from 'lucide-react/icons/download'
import { ButtonLink } from '#web/ui/buttons/button-link.tsx'
import { CsvLink } from '#web/ui/buttons/csv-link.tsx'

/** The lines for a spreadsheet, and the statement for the books. */
export const PayoutDownloads = ({ payoutId }: { payoutId: string }) => (
  <>
    <CsvLink to={`/api/creator/payouts/${payoutId}/lines.csv`} label="Lines as CSV" />
    <ButtonLink
      to={`/api/creator/payouts/${payoutId}/statement.pdf`}
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
