import Download from 'lucide-react/icons/download'
import { ButtonLink } from './button-link.tsx'

/** Downloads a list as a table for spreadsheets. Several on one page each need a label. */
export const CsvLink = ({ to, label }: { to: string; label?: string }) => (
  <ButtonLink to={to} reloadDocument download size="small" icon={<Download size={15} aria-hidden="true" />} aria-label={label}>
    CSV
  </ButtonLink>
)
