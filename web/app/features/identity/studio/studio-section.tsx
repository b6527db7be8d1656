import type { User } from '#contract/identity/user.ts'
import { useStudio } from '#web/lib/session/my-studio.ts'
import { SettingsSection } from '../account/settings-section.tsx'
import { StudioForm } from './studio-form.tsx'

/** What the account makes music with. The first activated device fills it in where the user has not. */
export const StudioSection = ({ user }: { user: User }) => {
  const studio = useStudio()
  return (
    <SettingsSection
      id="studio"
      title="My studio"
      lead="Product pages, the cart and search say what fits. The first device you activate fills in what its plugin reports."
    >
      <StudioForm userId={user.id} first={studio} />
    </SettingsSection>
  )
}
