import { useSearchParams } from 'react-router'
import { getPayoutAccount } from '#contract/payouts/payout-accounts.ts'
import { getPayoutOverview, listPayouts, payoutColumns } from '#contract/payouts/payouts.ts'
import { ConfirmPasswordDialog } from '#web/features/identity/confirm-password-dialog.tsx'
import { AccountSection } from '#web/features/payouts/account/account-section.tsx'
import { HeldList } from '#web/features/payouts/held-list.tsx'
import { MonthsChart } from '#web/features/payouts/months-chart.tsx'
import { OpenPayouts } from '#web/features/payouts/open-payouts.tsx'
import { hasNothing } from '#web/features/payouts/overview.rules.ts'
import { OverviewFigures } from '#web/features/payouts/overview-figures.tsx'
import { PayoutHistory } from '#web/features/payouts/payout-history.tsx'
import { PayoutsEmpty } from '#web/features/payouts/payouts-empty.tsx'
import { PageHead } from '#web/features/studio/page-head.tsx'
import { StudioFrame } from '#web/features/studio/studio-frame.tsx'
import { useStudioNavigation } from '#web/features/studio/use-studio-navigation.tsx'
import { pageReads, read } from '#web/lib/api/page-reads.ts'
import { useUser } from '#web/lib/session/use-user.ts'
import { privateHead } from '#web/pages/parts/private-head.ts'
import { ButtonLink } from '#web/ui/buttons/button-link.tsx'
import { sortIn } from '#web/ui/lists/table-query.ts'

export const handle = { query: ['after', 'sort'] }

const afterIn = (query: URLSearchParams): string | undefined => /^pyt_[0-9a-z]{26}$/.exec(query.get('after') ?? '')?.[0]

const page = pageReads(({ url }) => {
  const after = afterIn(url.searchParams)
  return {
    overview: read(getPayoutOverview, {}),
    account: read(getPayoutAccount, {}),
    payouts: read(listPayouts, { query: { ...(after && { after }), ...sortIn(url.searchParams, payoutColumns) } }),
  }
})

export const loader = page.loader
export const clientLoader = page.clientLoader
export const meta = privateHead('Payouts')

export default function CreatorPayouts() {
  const { overview, account, payouts } = page.useData()
  const [query] = useSearchParams()
  const { actingUntil } = useStudioNavigation()
  const user = useUser()
  const isEmpty = hasNothing(overview) && payouts.items.length === 0
  return (
    <StudioFrame>
      <PageHead title="Payouts">
        <ButtonLink to="/creator/payouts/utils" size="small">
          Tools and exports
        </ButtonLink>
      </PageHead>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
        {isEmpty ? <PayoutsEmpty hasAccount={account !== null} /> : <OverviewFigures overview={overview} />}
        {overview.open.length > 0 && <OpenPayouts payouts={overview.open} />}
        <AccountSection shown={account} isActing={actingUntil !== undefined} />
        {!isEmpty && (
          <>
            <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-10 lg:grid-cols-2">
              <MonthsChart months={overview.months} />
              <HeldList held={overview.held} />
            </div>
            <PayoutHistory page={payouts} after={afterIn(query)} />
          </>
        )}
      </div>
      {user && <ConfirmPasswordDialog email={user.email} />}
    </StudioFrame>
  )
}
