import { useRef } from 'react'
import type { z } from 'zod'
import { forgetSavedCard, getSavedCards, type savedCards } from '#contract/payments/saved-card.ts'
import { SettingsSection } from '#web/features/identity/account/settings-section.tsx'
import { ForgetCardDialog } from '#web/features/payments/forget-card-dialog.tsx'
import { call } from '#web/lib/api/call.ts'
import { useReread } from '#web/lib/api/use-reread.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { preloadDialog } from '#web/ui/overlays/dialog.tsx'
import { focusAfterwards } from '#web/ui/overlays/focus-afterwards.ts'
import { useAsked } from '#web/ui/overlays/use-asked.ts'
import { Instant } from '#web/ui/texts/instant.tsx'

/** The card that is saved for the next purchase, with a button to remove it. */
export const SavedCardSection = ({ cards }: z.infer<typeof savedCards>) => {
  const reread = useReread()
  const asked = useAsked<string>()
  const nothing = useRef<HTMLParagraphElement>(null)
  const forget = async (): Promise<void> => {
    await call(forgetSavedCard, {})
    await reread(getSavedCards)
    focusAfterwards(() => nothing.current)
  }
  return (
    <SettingsSection id="saved-card" title="Saved card" lead="For your next purchase. Subscriptions keep the card they’re paid with.">
      {cards.length === 0 ? (
        <p ref={nothing} tabIndex={-1} className="text-14 text-ink-2">
          No card is saved. You can save one when you pay.
        </p>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3">
          <ul>
            {cards.map(({ name, savedAt }) => (
              <li key={savedAt}>
                <span className="figures">{name}</span>{' '}
                <span className="text-14 text-ink-2">
                  saved <Instant at={savedAt} />
                </span>
              </li>
            ))}
          </ul>
          <Button size="small" onPointerEnter={preloadDialog} onPress={() => asked.ask(cards.map(({ name }) => name).join(', '))}>
            Remove this card
          </Button>
        </div>
      )}
      <ForgetCardDialog asked={asked} onForget={forget} />
    </SettingsSection>
  )
}
