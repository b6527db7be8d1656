import type { ReactNode } from 'react'
import type { Trial } from '#contract/licensing/inventory.ts'
import { Chip } from '#web/ui/chip.tsx'
import { Cover } from '#web/ui/pictures/cover.tsx'
import { Instant } from '#web/ui/texts/instant.tsx'
import { ProductTitle } from './product-title.tsx'
import { SeatBar } from './seat-bar.tsx'

const daysText = (days: number): string => (days === 1 ? '1 day left' : `${days} days left`)

type TrialRowProps = {
  trial: Trial
  /** Bought since: no buy button is needed. */
  isBought: boolean
  buy: ReactNode
  download: ReactNode
}

/** A trial: how long it still lasts, and how to buy the product. */
export const TrialRow = ({ trial, isBought, buy, download }: TrialRowProps) => {
  const { product } = trial
  const isOver = trial.daysRemaining <= 0
  return (
    <li className="grid grid-cols-[64px_minmax(0,1fr)] gap-x-4 gap-y-4 border-b border-line py-6 sm:grid-cols-[88px_minmax(0,1fr)] md:grid-cols-[88px_minmax(0,1fr)_228px] md:gap-x-6 lg:grid-cols-[88px_minmax(0,1.3fr)_minmax(0,1fr)_228px]">
      <Cover src={product.iconUrl} alt="" width={176} sizes="88px" />
      <div className="min-w-0">
        <ProductTitle product={product} isOwned={isBought} />
        <p className="mt-1 text-14 text-ink-2">
          {product.creatorName} · trial · {isOver ? 'ended' : 'ends'} <Instant at={trial.expiresAt} />
        </p>
        <p className="mt-2 flex flex-wrap gap-1.5">
          {isBought ? (
            <Chip tone="ok">You own this now</Chip>
          ) : isOver ? (
            <Chip tone="warn">Ended</Chip>
          ) : (
            <Chip tone={trial.daysRemaining <= 3 ? 'warn' : 'ok'}>{daysText(trial.daysRemaining)}</Chip>
          )}
        </p>
        {!isBought && !trial.offer && <p className="mt-2 text-14 text-ink-2">Not for sale at the moment.</p>}
      </div>
      {/* Placed like the seats and buttons of licenses. */}
      <div className="min-w-0 empty:hidden max-lg:col-span-2 md:max-lg:col-start-2 md:max-lg:row-start-2 lg:empty:block">
        {!isOver && !isBought && <SeatBar taken={trial.activeNumberOfActivations} all={trial.maxNumberOfActivations} />}
      </div>
      {!isBought && (
        // Leaves room at the end of the row, where licenses have their menu.
        <div className="flex flex-wrap items-start gap-x-2.5 gap-y-1.5 max-md:col-span-2 md:flex-col md:items-end md:pr-12.5 md:max-lg:col-start-3 md:max-lg:row-start-1">
          {buy}
          {!isOver && download}
        </div>
      )}
    </li>
  )
}
