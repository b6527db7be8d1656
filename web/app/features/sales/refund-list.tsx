import type { Refund } from '#contract/payments/refunds.ts'
import { Chip, type ChipTone } from '#web/ui/chip.tsx'
import { SectionHead } from '#web/ui/frame/section-head.tsx'
import { Price } from '#web/ui/price.tsx'
import { Instant } from '#web/ui/texts/instant.tsx'

const labels: Record<Refund['status'], { label: string; tone: ChipTone }> = {
  Pending: { label: 'In progress', tone: 'warn' },
  Succeeded: { label: 'Refunded', tone: 'ok' },
  Failed: { label: 'Failed', tone: 'bad' },
}

/** Whether a later refund of the same lines succeeded. */
const isGivenSince = (refund: Refund, refunds: readonly Refund[]): boolean =>
  refunds.some(
    (other) => other.id > refund.id && other.status === 'Succeeded' && refund.lineIds.every((lineId) => other.lineIds.includes(lineId)),
  )

type RefundListProps = { refunds: readonly (Refund & { askedBy?: string | null })[] }

export const RefundList = ({ refunds }: RefundListProps) => (
  <section aria-labelledby="sale-refunds">
    <SectionHead id="sale-refunds" title="Refunds" className="pb-2" />
    <ul>
      {refunds.map((refund) => (
        <li key={refund.id} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-b border-line py-2.5 text-14">
          <Price {...refund.amount} exact />
          <Chip tone={labels[refund.status].tone}>{refund.isByHand ? 'Paid another way' : labels[refund.status].label}</Chip>
          <span className="min-w-0 grow wrap-anywhere">
            {refund.reason}
            {refund.askedBy && <span className="block text-12 text-ink-2">by {refund.askedBy}</span>}
            {refund.returnedAt && (
              <span className="block text-12 text-bad">
                The bank sent it back on <Instant at={refund.returnedAt} />.
                {!isGivenSince(refund, refunds) && ' The sale is valid again, and can be refunded again.'}
              </span>
            )}
          </span>
          <span className="text-ink-2">
            <Instant at={refund.at} show="moment" />
          </span>
        </li>
      ))}
    </ul>
  </section>
)
