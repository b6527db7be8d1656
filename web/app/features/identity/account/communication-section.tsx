import { useState } from 'react'
import { updateIdentity } from '#contract/identity/identity.ts'
import type { User } from '#contract/identity/user.ts'
import { call } from '#web/lib/api/call.ts'
import { showUser } from '#web/lib/session/viewer-changes.ts'
import { Checkbox } from '#web/ui/inputs/checkbox.tsx'
import { tellFailure } from '#web/ui/overlays/tell-failure.ts'
import { toast } from '#web/ui/overlays/toast.ts'
import { useIsAlive } from '#web/ui/use-visitor.ts'
import { SettingsSection } from './settings-section.tsx'

type Wishes = User['communicationPreferences']

/** Each tick is saved at once; one that could not be saved is reverted. */
export const CommunicationSection = ({ user }: { user: User }) => {
  const [wishes, setWishes] = useState<Wishes>(user.communicationPreferences)
  const isAlive = useIsAlive()
  const change = async (wish: Partial<Wishes>): Promise<void> => {
    const before = wishes
    setWishes({ ...before, ...wish })
    try {
      showUser(await call(updateIdentity, { body: { communicationPreferences: wish } }))
      toast({ kind: 'ok', text: 'Saved' })
    } catch (error) {
      setWishes(before)
      tellFailure(error)
    }
  }
  return (
    <SettingsSection
      id="communication"
      title="Communication"
      lead="What we may send you besides receipts and account notices. Changes are saved automatically."
    >
      <div className="grid gap-4">
        <Checkbox
          label="Newsletter"
          hint="New sounds and the people who make them, about once a month."
          checked={wishes.newsletterOptIn}
          disabled={!isAlive}
          onChange={(event) => void change({ newsletterOptIn: event.target.checked })}
        />
        <Checkbox
          label="Product updates"
          hint="An e-mail when something you own has a new release."
          checked={wishes.productUpdatesOptIn}
          disabled={!isAlive}
          onChange={(event) => void change({ productUpdatesOptIn: event.target.checked })}
        />
      </div>
    </SettingsSection>
  )
}
