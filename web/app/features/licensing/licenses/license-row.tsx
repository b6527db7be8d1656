import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, useId, useState } from 'react'
import type { License } from '#contract/licensing/inventory.ts'
import { Chip } from '#web/ui/chip.tsx'
import { Cover } from '#web/ui/pictures/cover.tsx'
import { Instant } from '#web/ui/texts/instant.tsx'
import { DeliveryLine } from './delivery-line.tsx'
import { DeviceList } from './device-list.tsx'
import { LicenseMenu } from './license-menu.tsx'
import { causeWord, newsOf, stateOf } from './license-text.ts'
import { ProductTitle } from './product-title.tsx'
import { SeatBar } from './seat-bar.tsx'
import { UpdateLine } from './update-line.tsx'

const About = ({ license }: { license: License }) => {
  const { product } = license
  const state = stateOf(license)
  // A subscription says itself until when it is paid; its license lasts a few days longer, which would read like a contradiction.
  const isPaidOn = license.subscriptionId !== undefined && !license.isOver
  return (
    <div className="min-w-0">
      <ProductTitle product={product} />
      <p className="mt-1 text-14 text-ink-2">
        {product.creatorName} · {causeWord(license)} <Instant at={license.createdAt} />
        {license.expiresAt && !isPaidOn && (
          <>
            {' '}
            · {license.isOver ? 'ended' : 'good until'} <Instant at={license.expiresAt} />
          </>
        )}
      </p>
      <p className="mt-2 flex flex-wrap gap-1.5 empty:hidden">
        {product.currentVersion && !newsOf(license) && <Chip>{product.currentVersion}</Chip>}
        {license.subscriptionId && <Chip>subscription</Chip>}
        {state && <Chip tone={state.tone}>{state.word}</Chip>}
      </p>
      {license.externalFulfillment && <DeliveryLine text={license.externalFulfillment} />}
      <UpdateLine license={license} />
      {state && <p className="mt-2 text-14 text-ink-2">{state.advice}</p>}
    </div>
  )
}

/** The seats, and behind them the devices. What a lookup would show is fetched when it is asked for. */
const Seats = ({ license }: { license: License }) => {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { activeNumberOfActivations: taken, maxNumberOfActivations: all } = license
  if (all === 0) return <SeatBar taken={0} all={0} />
  return (
    <div className="min-w-0">
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
      <div id={id}>{isOpen && <DeviceList license={license} />}</div>
    </div>
  )
}

type LicenseRowProps = { license: License; download: ReactNode; records: ReactNode }

/** One license: what it is for, its devices, its files. */
export const LicenseRow = ({ license, download, records }: LicenseRowProps) => (
  <li className="grid grid-cols-[64px_minmax(0,1fr)] gap-x-4 gap-y-4 border-b border-line py-6 sm:grid-cols-[88px_minmax(0,1fr)] md:grid-cols-[88px_minmax(0,1.3fr)_minmax(0,1fr)_228px] md:gap-x-6">
    <Cover src={license.product.iconUrl} alt="" width={176} sizes="88px" />
    <About license={license} />
    <div className="min-w-0 max-md:col-span-2">
      <Seats license={license} />
      {records}
    </div>
    <div className="flex items-start gap-1.5 max-md:col-span-2 md:justify-end">
      {download}
      <LicenseMenu license={license} />
    </div>
  </li>
)
