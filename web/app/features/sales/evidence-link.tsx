import FileText from 'lucide-react/icons/file-text'
import { getOrderEvidence } from '#contract/sales/evidence.ts'
import { addressOf } from '#web/lib/api/address-of.ts'
import { ButtonLink } from '#web/ui/buttons/button-link.tsx'

/** All evidence about an order as one PDF, for answering a dispute. */
export const EvidenceLink = ({ orderId }: { orderId: string }) => (
  <ButtonLink
    to={addressOf(getOrderEvidence, { params: { orderId } })}
    reloadDocument
    download
    size="small"
    icon={<FileText size={16} aria-hidden="true" />}
  >
    Evidence as PDF
  </ButtonLink>
)
