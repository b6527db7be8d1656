import type { ReactNode } from 'react'
import type { Trial } from '#contract/licensing/inventory.ts'
import { ButtonLink } from '#web/ui/buttons/button-link.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Cover } from '#web/ui/pictures/cover.tsx'
import { Instant } from '#web/ui/texts/instant.tsx'
import { ProductTitle } from './product-title.tsx'

const daysText = (days: number): string => (days <= 0 ? 'over' : days === 1 ? '1 day left' : `${days} days left`)

/** Something that is being tried: how long it still goes, and the way to keep it. */
export const TrialRow = ({ trial, download }: { trial: Trial; download: ReactNode }) => {
  const { product } = trial
  const isOver = trial.daysRemaining <= 0
  return (
    <li className="grid grid-cols-[64px_minmax(0,1fr)] gap-x-4 gap-y-4 border-b border-line py-6 sm:grid-cols-[88px_minmax(0,1fr)] md:grid-cols-[88px_minmax(0,1.3fr)_minmax(0,1fr)_228px] md:gap-x-6">
      <Cover src={product.iconUrl} alt="" width={176} sizes="88px" />
      <div className="min-w-0">
        <ProductTitle product={product} />
        <p className="mt-1 text-14 text-ink-2">
          {product.creatorName} · trial since <Instant at={trial.startedAt} />
        </p>
        <p className="mt-2 flex flex-wrap gap-1.5">
          <Chip tone={isOver ? 'warn' : 'ok'}>{daysText(trial.daysRemaining)}</Chip>
          <Chip>
            {isOver ? 'ended' : 'ends'} <Instant at={trial.expiresAt} />
          </Chip>
        </p>
      </div>
      {!isOver && (
        // The end of the row is kept free, where licenses have their menu.
        <div className="flex items-start max-md:col-span-2 md:col-start-4 md:row-start-1 md:justify-end md:pr-12.5">{download}</div>
      )}
      <div className="max-md:col-span-2 md:col-start-3 md:row-start-1">
        <ButtonLink
          size="small"
          kind={isOver ? 'go' : 'plain'}
          to={`/${product.creatorSlug}/${product.productId}`}
          aria-label={`Buy ${product.name}`}
        >
          Buy
        </ButtonLink>
      </div>
    </li>
  )
}
