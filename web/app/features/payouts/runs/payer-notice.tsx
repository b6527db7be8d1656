import { Link } from 'react-router'
import { Notice } from '#web/ui/notice.tsx'

type PayerNoticeProps = { lacks: readonly string[]; className?: string }

/** Our own account is incomplete: payouts cannot be exported for the bank. Nothing where nothing is missing. */
export const PayerNotice = ({ lacks, className = '' }: PayerNoticeProps) =>
  lacks.length > 0 && (
    <Notice kind="warn" title="Not everything can be exported yet" className={className}>
      Missing: {lacks.join(', and ')}. Add the missing details in a new version of{' '}
      <Link to="/admin/books/seller" className="link">
        the seller’s record
      </Link>
      . Until then payouts stay scheduled and nothing is lost.
    </Notice>
  )
