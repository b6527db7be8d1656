import { Link } from 'react-router'
import type { PayoutRow } from '#contract/payouts/payouts.ts'
import { SectionHead } from '#web/ui/frame/section-head.tsx'
import { Price } from '#web/ui/price.tsx'
import { Day } from '#web/ui/texts/day.tsx'
import { StandingText } from './payout-act.tsx'
import { PayoutStatusChip } from './payout-status-chip.tsx'

const OpenPayout = ({ payout }: { payout: PayoutRow }) => (
  <li className="grid gap-x-6 gap-y-1.5 border-b border-line py-3 text-14 sm:grid-cols-[minmax(0,1fr)_auto]">
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Link to={`/creator/payouts/${payout.id}`} className="font-semibold underline-offset-[0.2em] hover:underline">
        Payout {payout.number}
      </Link>
      <PayoutStatusChip status={payout.status} />
      <span className="text-ink-2">
        <Day day={payout.day} />, {payout.account.toLowerCase()}
      </span>
    </div>
    <Price {...payout.amount} exact />
    <p className="max-w-[43.5em] text-ink-2 sm:col-span-2">
      <StandingText standing={payout.standing} />
    </p>
  </li>
)

/** Payouts in progress, or waiting for something, which each names. */
export const OpenPayouts = ({ payouts }: { payouts: readonly PayoutRow[] }) => (
  <section aria-labelledby="open-payouts">
    <SectionHead id="open-payouts" title="On their way" className="pb-2" />
    <ul>
      {payouts.map((payout) => (
        <OpenPayout key={payout.id} payout={payout} />
      ))}
    </ul>
  </section>
)
