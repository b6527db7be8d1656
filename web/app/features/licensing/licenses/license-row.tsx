import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router'
import type { License } from '#contract/licensing/inventory.ts'
import type { Subscription } from '#contract/subscriptions/subscriptions.ts'
import { ButtonLink } from '#web/ui/buttons/button-link.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Cover } from '#web/ui/pictures/cover.tsx'
import { DeliveryLine } from './delivery-line.tsx'
import { DeviceList, ManyDevices } from './device-list.tsx'
import { isGood } from './license-list.ts'
import { LicenseMenu } from './license-menu.tsx'
import { LicenseTerms } from './license-terms.tsx'
import { stateOf, twinText } from './license-text.ts'
import { ProductTitle } from './product-title.tsx'
import { SeatBar } from './seat-bar.tsx'
import { VersionChips } from './version-chips.tsx'

type Known = {
  license: License
  /** The subscription that pays for it, if any. */
  subscription: Subscription | undefined
  /** The other valid licenses of the same product. */
  twins: readonly License[]
}

const About = ({ license, subscription, twins }: Known) => {
  const state = stateOf({ ...license, hasOther: twins.length > 0, isForSale: !license.product.isWithdrawn })
  const note = state ? state.advice : twinText(license, twins)
  return (
    <div className="min-w-0">
      <ProductTitle product={license.product} isOwned={isGood(license)} />
      <LicenseTerms license={license} subscription={subscription} />
      <p className="mt-2 flex flex-wrap gap-1.5 empty:hidden">
        {!state && <VersionChips license={license} />}
        {state && <Chip tone={state.tone}>{state.label}</Chip>}
        {subscription?.problem && subscription.status === 'Active' && (
          <Link to="?part=subscriptions" className="inline-flex rounded-small hover:underline">
            <Chip tone="bad">Payment failed</Chip>
          </Link>
        )}
      </p>
      {license.externalFulfillment && <DeliveryLine text={license.externalFulfillment} />}
      {note && <p className="mt-2 max-w-[35em] text-14 text-ink-2">{note}</p>}
    </div>
  )
}

/** The seats and the devices that hold them: a few are shown at once, more are loaded behind a button. */
const Seats = ({ license }: { license: License }) => {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { activeNumberOfActivations: taken, maxNumberOfActivations: all, devices } = license
  if (devices || taken === 0 || all === 0)
    return (
      <>
        <SeatBar taken={taken} all={all} />
        {devices && <DeviceList license={license} devices={devices} />}
      </>
    )
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="flex w-full items-center justify-between gap-3 rounded py-1 text-left hover:text-accent-text"
      >
        <SeatBar taken={taken} all={all} />
        <span className="inline-flex items-center gap-1 text-14 text-ink-2">
          Devices
          <ChevronDown size={16} aria-hidden="true" className={isOpen ? 'rotate-180' : undefined} />
        </span>
      </button>
      <div id={id}>{isOpen && <ManyDevices license={license} />}</div>
    </>
  )
}

/** The only action for an ended license, unless another license replaces it. */
const GoOn = ({ license, twins }: Omit<Known, 'subscription'>) => {
  const { product } = license
  if (!license.isOver || license.status !== 'Active' || twins.length > 0) return null
  return license.subscriptionId ? (
    <ButtonLink size="small" to="?part=subscriptions" aria-label={`Renew ${product.name}`}>
      Renew
    </ButtonLink>
  ) : product.isWithdrawn ? null : (
    <ButtonLink size="small" to={`/${product.creatorSlug}/${product.productId}`} aria-label={`Buy ${product.name} again`}>
      Buy again
    </ButtonLink>
  )
}

type LicenseRowProps = Known & { download: ReactNode; records: ReactNode }

/** One license: its product, its devices, its files. */
export const LicenseRow = ({ license, subscription, twins, download, records }: LicenseRowProps) => {
  const [showsRecords, setShowsRecords] = useState(false)
  return (
    <li className="grid grid-cols-[64px_minmax(0,1fr)] gap-x-4 gap-y-4 border-b border-line py-6 sm:grid-cols-[88px_minmax(0,1fr)] md:grid-cols-[88px_minmax(0,1fr)_228px] md:gap-x-6 lg:grid-cols-[88px_minmax(0,1.3fr)_minmax(0,1fr)_228px]">
      <Cover src={license.product.iconUrl} alt="" width={176} sizes="88px" />
      <About license={license} subscription={subscription} twins={twins} />
      {/* On a tablet the devices go below: beside the name they would have a sixth of the width. */}
      <div className="min-w-0 max-lg:col-span-2 md:max-lg:col-start-2 md:max-lg:row-start-2">
        <Seats license={license} />
        {showsRecords && records}
      </div>
      <div className="flex items-start gap-1.5 max-md:col-span-2 md:max-lg:row-start-1 md:max-lg:col-start-3 md:justify-end">
        {download}
        <GoOn license={license} twins={twins} />
        <LicenseMenu license={license} onRecords={() => setShowsRecords(!showsRecords)} />
      </div>
    </li>
  )
}
