import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ProductHolding } from '#contract/storefront/holdings.ts'
import { DeliveryLine } from '#web/features/licensing/licenses/delivery-line.tsx'
import { newsOf } from '#web/features/licensing/licenses/license-text.ts'
import { SeatBar } from '#web/features/licensing/licenses/seat-bar.tsx'
import { DownloadChoice } from '#web/features/releases/download-choice.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Instant } from '#web/ui/texts/instant.tsx'

type OwnerPanelProps = {
  product: { name: string; href: string }
  owned: NonNullable<ProductHolding['owned']>
  release: ProductHolding['release']
  /** How much owning it reduces the price of a bundle: "25% off Studio Bundle". */
  bundle: ReactNode
}

/** The owner's version, and whether a newer one has been released. */
const VersionLine = ({ product, owned, release }: Omit<OwnerPanelProps, 'bundle'>) => {
  if (!release) return null
  const news = newsOf({
    status: 'Active',
    isOver: false,
    installedVersions: owned.installedVersions,
    createdAt: owned.since,
    product: { currentVersion: release.version, releasedAt: release.releasedAt },
  })
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1 text-14 text-ink-2">
      {news ? (
        <>
          <Chip tone="accent">{news.version} is out</Chip>
          {news.installed.length > 0 && <span>You have {news.installed.join(' and ')}.</span>}
        </>
      ) : (
        <span>
          Version <span className="figures">{release.version}</span>
        </span>
      )}
      <Link to={`${product.href}/download`} className="link">
        What changed
      </Link>
    </p>
  )
}

/** What an owner of a product needs: that they own it, its version, its seats, its download. */
export const OwnerPanel = (props: OwnerPanelProps) => {
  const { product, owned, release, bundle } = props
  return (
    <section aria-labelledby="yours" className="@container my-6.5 grid gap-3.5 rounded border border-line px-4.5 py-4">
      <div className="grid items-start gap-x-5 gap-y-3.5 @md:grid-cols-[minmax(0,1fr)_auto]">
        <div className="grid min-w-0 gap-1.5">
          <h2 id="yours" className="flex items-center gap-2 text-16 tracking-normal">
            <Check size={17} aria-hidden="true" className="text-ok" />
            {owned.isSubscribed ? 'You subscribe to this' : 'You own this'}
          </h2>
          <p className="text-14 text-ink-2">
            {owned.licenses > 1 ? `${owned.licenses} licenses, since` : 'Since'} <Instant at={owned.since} />
            {owned.endsAt && !owned.isSubscribed && (
              <>
                , until <Instant at={owned.endsAt} />
              </>
            )}
          </p>
          <VersionLine {...props} />
          {owned.seats > 0 && <SeatBar taken={owned.seatsTaken} all={owned.seats} />}
        </div>
        {owned.externalFulfillment === null && release && (
          <div className="justify-self-start @md:justify-self-end">
            <DownloadChoice of={product.name} downloads={release.downloads} kind="go" className="@md:justify-items-end" />
          </div>
        )}
      </div>
      {owned.externalFulfillment !== null && <DeliveryLine text={owned.externalFulfillment} />}
      {/* Over the full width: in the column next to the download the text wraps, and differently in each font. */}
      {bundle && <p className="-mb-1.5 text-14 text-ink-2">As an owner you get {bundle}</p>}
      <p className="text-14">
        <Link to={`/account/licenses?q=${encodeURIComponent(product.name)}`} className="link">
          See my licenses
        </Link>
        {owned.isSubscribed && (
          <>
            {' · '}
            <Link to="/account/licenses?part=subscriptions" className="link">
              See my subscription
            </Link>
          </>
        )}
      </p>
    </section>
  )
}
