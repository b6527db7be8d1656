import type { ProductHolding } from '#contract/storefront/holdings.ts'
import { DownloadChoice } from '#web/features/releases/download-choice.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Instant } from '#web/ui/texts/instant.tsx'

type TrialPanelProps = { name: string; trial: NonNullable<ProductHolding['trial']>; release: ProductHolding['release'] }

/** The visitor's trial: the days left and the download; or that it has ended. */
export const TrialPanel = ({ name, trial, release }: TrialPanelProps) => {
  const { daysLeft, endsAt } = trial
  return (
    <section aria-label="Your trial" className="mt-5 flex flex-wrap items-start justify-between gap-x-5 gap-y-3 border-t border-line pt-4">
      <p className="grid justify-items-start gap-1.5 text-14 text-ink-2">
        <Chip tone={daysLeft > 3 ? 'ok' : 'warn'}>
          {daysLeft <= 0 ? 'Trial ended' : daysLeft === 1 ? '1 day of your trial left' : `${daysLeft} days of your trial left`}
        </Chip>
        <span>
          {daysLeft > 0 ? 'It ends' : 'It ended'} <Instant at={endsAt} />. {daysLeft > 0 ? 'You won’t be charged.' : 'Buy it to continue.'}
        </span>
      </p>
      {daysLeft > 0 && release && <DownloadChoice of={name} downloads={release.downloads} className="lg:justify-items-end" />}
    </section>
  )
}
