import { Link } from 'react-router'
import { creatorLevel } from '#contract/core/permissions.ts'
import type { PayoutStanding } from '#contract/payouts/payouts.ts'
import { useUser } from '#web/lib/session/use-user.ts'
import { Instant } from '#web/ui/texts/instant.tsx'

const way = (to: string, label: string) => (
  <Link to={to} className="link">
    {label}
  </Link>
)

/** The one action that clears the block. Members without the right to it are told who has it. */
export const PayoutAct = ({ standing: { act, until } }: { standing: PayoutStanding }) => {
  const user = useUser()
  switch (act) {
    case null:
      return null
    case 'add-account':
      return way('/creator/payouts#account', 'Add a payout account')
    case 'change-account':
      return way('/creator/payouts#account', 'Check the payout account')
    case 'add-details':
      return creatorLevel('team', user?.creatorRoles ?? []) === 'write'
        ? way('/creator/settings#business', 'Add your business details')
        : 'Ask an Admin on your team to add them under Settings.'
    case 'ask-support':
      return way('/support', 'Contact support')
    case 'wait':
      return until ? (
        <>
          It resumes automatically on <Instant at={until} show="moment" />.
        </>
      ) : (
        'You don’t need to do anything.'
      )
  }
}

/** Why a payout is blocked, and what to do about it. */
export const StandingText = ({ standing }: { standing: PayoutStanding }) => (
  <>
    {standing.reason}
    {standing.act && (
      <span className="block">
        <PayoutAct standing={standing} />
      </span>
    )}
  </>
)
