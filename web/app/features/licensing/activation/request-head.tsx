import type { ActivationRequest } from '#contract/licensing/activation-requests.ts'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { Cover } from '#web/ui/pictures/cover.tsx'
import { Instant } from '#web/ui/texts/instant.tsx'

/** What a plugin asks for: the product, its creator, the device, and the time of the request. */
export const RequestHead = ({ request, title }: { request: ActivationRequest; title: string }) => (
  <header className="pt-11 pb-7">
    <div className="grid grid-cols-[72px_minmax(0,1fr)] items-center gap-5 sm:grid-cols-[112px_minmax(0,1fr)] sm:gap-8">
      <Cover src={request.product.iconUrl} alt="" width={224} sizes="112px" eager />
      <div className="min-w-0">
        <h1 className="text-28 wrap-anywhere sm:text-40">{title}</h1>
        <p className="mt-1.5 text-ink-2">by {request.creator.name}</p>
      </div>
    </div>
    <DescriptionList
      className="mt-7 max-w-140 border-t border-line"
      items={[
        { term: 'Device', detail: <b className="wrap-anywhere">{request.device.name}</b> },
        ...(request.device.platform ? [{ term: 'System', detail: request.device.platform }] : []),
        {
          term: 'Requested',
          detail: (
            <>
              <Instant at={request.requestedAt} show="ago" /> <span className="text-ink-2">({request.method.toLowerCase()})</span>
            </>
          ),
        },
      ]}
    />
  </header>
)
