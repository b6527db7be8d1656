import type { ShownPayoutAccount } from '#contract/payouts/payout-accounts.ts'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Instant } from '#web/ui/texts/instant.tsx'
import { accountFacts, accountTypeLabel } from './account-text.ts'

/** The payout account, with enough of it to recognise it. */
export const AccountFacts = ({ shown: { account, currency, changedAt, changedBy, heldUntil } }: { shown: ShownPayoutAccount }) => (
  <div className="grid gap-4">
    {heldUntil && (
      <Notice kind="warn" title="Payouts are on hold">
        This account is new. Nothing will be paid to it before <Instant at={heldUntil} show="moment" />. If this wasn’t you, contact support
        now.
      </Notice>
    )}
    <DescriptionList
      items={[
        { term: 'Account', detail: accountTypeLabel[account.type] },
        ...accountFacts(account).map(({ term, detail }) => ({ term, detail: <span className="figures">{detail}</span> })),
        { term: 'Paid in', detail: currency },
        {
          term: 'Entered',
          detail: (
            <>
              {changedBy && `by ${changedBy}, `}
              <Instant at={changedAt} show="moment" />
            </>
          ),
        },
      ]}
    />
  </div>
)
