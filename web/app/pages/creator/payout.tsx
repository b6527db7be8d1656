import { useSearchParams } from 'react-router'
import { getPayout, listPayoutLines, payoutLineColumns } from '#contract/payouts/payouts.ts'
import { StandingText } from '#web/features/payouts/payout-act.tsx'
import { PayoutDownloads } from '#web/features/payouts/payout-downloads.tsx'
import { PayoutEvents } from '#web/features/payouts/payout-events.tsx'
import { PayoutLines } from '#web/features/payouts/payout-lines.tsx'
import { PayoutStatusChip } from '#web/features/payouts/payout-status-chip.tsx'
import { PayoutSums } from '#web/features/payouts/payout-sums.tsx'
import { markOf } from '#web/features/payouts/payout-text.ts'
import { PageHead } from '#web/features/studio/page-head.tsx'
import { StudioFrame } from '#web/features/studio/studio-frame.tsx'
import { pageReads, read } from '#web/lib/api/page-reads.ts'
import { privateHead } from '#web/pages/parts/private-head.ts'
import { Breadcrumbs } from '#web/ui/frame/breadcrumbs.tsx'
import { SectionHead } from '#web/ui/frame/section-head.tsx'
import { Pager } from '#web/ui/lists/pager.tsx'
import { sortIn, withQuery } from '#web/ui/lists/table-query.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Price } from '#web/ui/price.tsx'
import { Day } from '#web/ui/texts/day.tsx'

export const handle = { query: ['after', 'sort', 'totals'] }

const afterIn = (query: URLSearchParams): string | undefined => /^led_[0-9a-hjkmnp-tv-z]{26}\.\d{1,6}$/.exec(query.get('after') ?? '')?.[0]

const page = pageReads(({ params, url }) => {
  const payoutId = params.payoutId ?? ''
  const after = afterIn(url.searchParams)
  return {
    payout: read(getPayout, { params: { payoutId } }),
    lines: read(listPayoutLines, {
      params: { payoutId },
      query: { ...(after && { after }), ...sortIn(url.searchParams, payoutLineColumns) },
    }),
  }
})

export const loader = page.loader
export const clientLoader = page.clientLoader
export const meta = page.meta(({ payout }) => privateHead(`Payout ${payout.number}`)())

export default function CreatorPayout() {
  const { payout, lines } = page.useData()
  const [query] = useSearchParams()
  const next = markOf(lines.next)
  const { status, standing } = payout
  return (
    <StudioFrame>
      <Breadcrumbs crumbs={[{ label: 'Payouts', to: '/creator/payouts' }, { label: `Payout ${payout.number}` }]} className="mb-4" />
      <PageHead
        title={`Payout ${payout.number}`}
        note={
          <span className="inline-flex flex-wrap items-center gap-3">
            <PayoutStatusChip status={status} />
            <Day day={payout.day} />
          </span>
        }
      >
        <PayoutDownloads payoutId={payout.id} />
      </PageHead>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
        <div className="grid gap-4">
          <p>
            <Price {...payout.amount} exact className="text-40" />
            <span className="mt-1 block text-14 text-ink-2">{payout.account}</span>
          </p>
          <Notice kind={status === 'Paid' ? 'ok' : status === 'Failed' ? 'bad' : standing.act ? 'warn' : 'info'}>
            <StandingText standing={standing} />
          </Notice>
        </div>
        <PayoutSums payout={payout} />
        <section aria-labelledby="payout-lines">
          <SectionHead id="payout-lines" title="Lines" className="pb-2" />
          <PayoutLines lines={lines.items} />
          {(afterIn(query) || next) && (
            <Pager previous={afterIn(query) ? withQuery(query, 'after', '') : null} next={next && withQuery(query, 'after', next)} />
          )}
        </section>
        <PayoutEvents events={payout.events} />
      </div>
    </StudioFrame>
  )
}
