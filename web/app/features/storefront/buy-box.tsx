import Parcel from 'lucide-react/icons/package'
import { type ReactNode, Suspense, useId, useRef, useState } from 'react'
import type { Variation } from '#contract/catalog/catalog.ts'
import { RadioCards } from '#web/ui/inputs/radio-cards.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Instant } from '#web/ui/texts/instant.tsx'
import { licenseText } from './license-text.ts'
import { TierTable } from './tier-table.tsx'
import { useScrolledPast } from './use-scrolled-past.ts'
import { VariationPrice } from './variation-price.tsx'

type BuyBoxProps = {
  variations: readonly Variation[]
  /** Shown where the creator delivers it, or part of it: buyers should know before they pay. */
  elsewhere?: ReactNode
  /** Why it is not for sale at the moment: shown instead of the action. */
  notSold?: ReactNode
  /** The button for the chosen variation. */
  action: (variation: Variation) => ReactNode
  /** What else a license includes, after its seats. */
  more?: ReactNode
  /** The same in a slim bar, once the box has been scrolled out of view. */
  bar?: { name: string; action: (variation: Variation) => ReactNode }
}

const SlimBar = lazyPart(() => import('./slim-bar.tsx').then((part) => part.SlimBar))

const Aside = ({ variation }: { variation: Variation }) => (
  <>
    <VariationPrice variation={variation} withRoom className="text-16 font-semibold @md:text-20" />
    {variation.reason && <span className="block text-12 text-ink-2">{variation.reason}</span>}
    {variation.discount?.expiresAt && (
      // As wide as the date in most languages: it is rendered again in the visitor's own.
      <span className="figures block min-w-31 text-12 text-ink-3">
        Until <Instant at={variation.discount.expiresAt} />
      </span>
    )}
  </>
)

/** The choice of a variation, its price, and the main action. */
export const BuyBox = ({ variations, elsewhere, notSold, action, more, bar }: BuyBoxProps) => {
  const buttons = useRef<HTMLDivElement>(null)
  const isPast = useScrolledPast(buttons)
  const [chosenId, choose] = useState(variations[0]?.id)
  const name = useId()
  const chosen = variations.find((variation) => variation.id === chosenId) ?? variations[0]
  if (!chosen) return null
  return (
    <div className="my-6.5">
      {variations.length > 1 ? (
        <RadioCards
          label="Choose a license"
          labelHidden
          name={name}
          value={chosen.id}
          onChange={(event) => choose(event.target.value)}
          options={variations.map((variation) => ({
            value: variation.id,
            label: variation.name,
            hint: variation.description,
            aside: <Aside variation={variation} />,
          }))}
        />
      ) : (
        <div className="@container rounded border border-line px-4.5 py-4">
          <div className="grid items-center gap-x-4 gap-y-1 @md:grid-cols-[minmax(0,1fr)_auto]">
            <span className="grid gap-0.5">
              <b>{chosen.name}</b>
              {chosen.description && <span className="text-14 text-ink-2">{chosen.description}</span>}
            </span>
            <span className="@md:text-right">
              <Aside variation={chosen} />
            </span>
          </div>
        </div>
      )}
      <TierTable variation={chosen} />
      <div ref={buttons} className="mt-5 grid gap-2.5">
        {notSold || action(chosen)}
      </div>
      {bar && !notSold && isPast && (
        <Suspense fallback={null}>
          <SlimBar name={bar.name} variation={chosen} action={bar.action(chosen)} />
        </Suspense>
      )}
      <p className="mt-3.5 text-14 text-ink-2">
        {licenseText(chosen, { deliveredElsewhere: Boolean(elsewhere) })}
        {more && <span className="mt-1 block">{more}</span>}
      </p>
      {elsewhere && (
        <p className="mt-3.5 flex gap-2.5 border-t border-line pt-3.5 text-14 text-ink-2">
          <Parcel size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
          <span className="min-w-0">{elsewhere}</span>
        </p>
      )}
    </div>
  )
}
