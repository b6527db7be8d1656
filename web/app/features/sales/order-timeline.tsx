import { useState } from 'react'
import { getOrderTimeline, type OrderEvent, type OrderEventKind } from '#contract/sales/order-story.ts'
import { failureMessage } from '#web/lib/api/failure-message.ts'
import { read } from '#web/lib/api/page-reads.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { Chip } from '#web/ui/chip.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { SectionHead } from '#web/ui/frame/section-head.tsx'
import { Select } from '#web/ui/inputs/select.tsx'
import { Loading } from '#web/ui/loading.tsx'
import { Price } from '#web/ui/price.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Instant } from '#web/ui/texts/instant.tsx'
import { eventLabel } from './story-text.ts'

const Event = ({ event }: { event: OrderEvent }) => (
  <li className="grid gap-x-4 gap-y-0.5 border-b border-line py-2.5 text-14 sm:grid-cols-[10.5rem_7rem_minmax(0,1fr)_auto]">
    <span className="text-ink-2">
      <Instant at={event.at} show="moment" />
    </span>
    <span>
      <Chip tone={event.isBad ? 'bad' : 'plain'}>{eventLabel[event.kind]}</Chip>
    </span>
    <span className="min-w-0 wrap-anywhere">
      {event.text}
      {event.by && <span className="text-ink-2"> by {event.by}</span>}
      {event.note && <span className="block text-ink-2">{event.note}</span>}
      {event.reference && <span className="figures block text-12 text-ink-3">{event.reference}</span>}
    </span>
    <span className="sm:text-right">{event.amount && <Price {...event.amount} exact className="font-normal" />}</span>
  </li>
)

const Events = ({ events, isCut }: { events: readonly OrderEvent[]; isCut: boolean }) => {
  const [kind, setKind] = useState<OrderEventKind | ''>('')
  const kinds = [...new Set(events.map((event) => event.kind))]
  const shown = events.filter((event) => kind === '' || event.kind === kind)
  return (
    <>
      <Select
        label="Show"
        className="mb-2 sm:w-56"
        value={kind}
        onChange={(event) => setKind(event.target.value as OrderEventKind | '')}
        options={[{ value: '', label: `Everything (${events.length})` }, ...kinds.map((value) => ({ value, label: eventLabel[value] }))]}
      />
      <ol>
        {shown.map((event) => (
          <Event key={event.id} event={event} />
        ))}
      </ol>
      {isCut && <p className="pt-2 text-12 text-ink-2">For some types, only the latest 200 are shown.</p>}
    </>
  )
}

type OrderTimelineProps = {
  orderId: string
  /** Any value that changes with the order: then the timeline is loaded again. */
  version: unknown
}

/** Everything that happened to an order, as one timeline, newest first. */
export const OrderTimeline = ({ orderId, version }: OrderTimelineProps) => {
  const { data, error, refetch } = useRead(read(getOrderTimeline, { params: { orderId } }), { version, keepsPrevious: true })
  const failure = error && failureMessage(error)
  return (
    <section aria-labelledby="order-story">
      <SectionHead id="order-story" title="What happened" className="pb-2" />
      {failure && (
        <ErrorState title={failure.title} level={3} onRetry={async () => void (await refetch())} className="py-4">
          {failure.text}
        </ErrorState>
      )}
      {!data && !failure && (
        <Loading label="Loading the timeline" className="py-2">
          <Skeleton className="h-40" />
        </Loading>
      )}
      {data && <Events {...data} />}
    </section>
  )
}
