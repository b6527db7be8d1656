import type { MatchedStatement } from '#contract/payouts/payout-files.ts'
import { Notice } from '#web/ui/notice.tsx'

const partsOf = ({ confirmed, failed, known, others }: MatchedStatement): string[] => [
  `${confirmed} confirmed`,
  `${failed} failed`,
  ...(known > 0 ? [`${known} already known`] : []),
  ...(others > 0 ? [`${others} not about payouts`] : []),
]

/** What a bank statement changed, and which of its lines did not match. */
export const StatementResult = ({ name, matched }: { name: string; matched: MatchedStatement }) => (
  <Notice kind={matched.odd.length > 0 ? 'warn' : 'ok'} title={`${name} was read`}>
    <p>{partsOf(matched).join(', ')}.</p>
    {matched.odd.length > 0 && (
      <>
        <p className="mt-2">These don’t match and changed nothing. Check them with the bank:</p>
        <ul className="mt-1 grid gap-1">
          {matched.odd.map(({ endToEndId, reason }) => (
            <li key={`${endToEndId} ${reason}`}>
              <span className="figures wrap-anywhere">{endToEndId}</span>: {reason}
            </li>
          ))}
        </ul>
      </>
    )}
  </Notice>
)
