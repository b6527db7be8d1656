import { StudioForm } from '#web/features/identity/studio/studio-form.tsx'
import { useStudio } from '#web/lib/session/my-studio.ts'
import { useUser } from '#web/lib/session/use-user.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'

/** The same form as in the settings, on pages of products and searches, signed in or not. */
export const StudioDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const userId = useUser()?.id ?? null
  const studio = useStudio()
  return (
    <Dialog open={open} onClose={onClose} title="My studio" description="Tell us what you use, and we’ll tell you what fits.">
      <StudioForm userId={userId} first={studio} onSaved={onClose} />
    </Dialog>
  )
}
