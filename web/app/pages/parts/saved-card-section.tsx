import { useState } from 'react'
import type { z } from 'zod'
import { forgetSavedCard, getSavedCards, type savedCards } from '#contract/payments/saved-card.ts'
import { SettingsSection } from '#web/features/identity/account/settings-section.tsx'
import { call } from '#web/lib/api/call.ts'
import { useReread } from '#web/lib/api/use-reread.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { tellFailure } from '#web/ui/overlays/tell-failure.ts'
import { Instant } from '#web/ui/texts/instant.tsx'

/** The card that is kept for the next purchase, and the way to have it forgotten. */
export const SavedCardSection = ({ cards }: z.infer<typeof savedCards>) => {
  const reread = useReread()
  const [isAsking, setAsking] = useState(false)
  const forget = async (): Promise<void> => {
    await call(forgetSavedCard, {})
    await reread(getSavedCards)
  }
  return (
    <SettingsSection id="saved-card" title="Saved card" lead="For your next purchase. Subscriptions keep the card they’re paid with.">
      {cards.length === 0 ? (
        <p className="text-14 text-ink-2">No card is saved. You can save one when you pay.</p>
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
          <Button size="small" onPress={() => setAsking(true)}>
            Remove this card
          </Button>
          <ConfirmDialog
            open={isAsking}
            onClose={() => setAsking(false)}
            title={`Remove ${cards.map(({ name }) => name.replace(/^Card/, 'the card')).join(', ')}?`}
            confirmLabel="Remove card"
            onConfirm={forget}
            onFail={tellFailure}
          >
            This can’t be undone. You can save a card again when you next pay.
          </ConfirmDialog>
        </div>
      )}
    </SettingsSection>
  )
}
