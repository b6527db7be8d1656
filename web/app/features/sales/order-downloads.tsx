import type { OrderSale } from '#contract/sales/staff-sales.ts'
import { Chip } from '#web/ui/chip.tsx'
import { SectionHead } from '#web/ui/frame/section-head.tsx'
import { Instant } from '#web/ui/texts/instant.tsx'

type Download = OrderSale['downloads'][number]

const whoOf = ({ grantedBy, by }: Download): string => {
  const who = by ?? 'A deleted account'
  return grantedBy === 'license' ? `${who}, from a program` : who
}

/** The downloads with the licenses of an order: the evidence where a buyer says that nothing was delivered. */
export const OrderDownloads = ({ downloads }: Pick<OrderSale, 'downloads'>) => (
  <section aria-labelledby="order-downloads">
    <SectionHead id="order-downloads" title="Downloads" className="pb-2" />
    {downloads.length === 0 ? (
      <p className="py-2.5 text-14 text-ink-2">Nothing downloaded with the licenses of this order yet.</p>
    ) : (
      <ul>
        {downloads.map((download) => (
          <li key={download.id} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-b border-line py-2.5 text-14">
            <Chip tone={download.finishedAt ? 'ok' : 'plain'}>{download.finishedAt ? 'Finished' : 'Not finished'}</Chip>
            <span className="min-w-0 grow wrap-anywhere">
              {download.name} <span className="figures text-ink-2">{download.version}</span>
              <span className="block text-ink-2">{[whoOf(download), download.device, download.network].filter(Boolean).join(' · ')}</span>
            </span>
            <span className="text-ink-2">
              <Instant at={download.startedAt} show="moment" />
            </span>
          </li>
        ))}
      </ul>
    )}
  </section>
)
