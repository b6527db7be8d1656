import type { LicenseDetail } from '#contract/licensing/license-admin.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Dialog, preloadDialog } from '#web/ui/overlays/dialog.tsx'
import { useAsked } from '#web/ui/overlays/use-asked.ts'
import { ExtendForm, RestoreForm, RevokeForm, SeatsForm } from './act-dialogs.tsx'
import { TransferForm } from './transfer-form.tsx'
import type { useLicenseActs } from './use-license-acts.ts'

type Act = 'seats' | 'extend' | 'transfer' | 'revoke' | 'restore'

const texts: Record<Act, { title: string; text: string; Form: typeof SeatsForm }> = {
  seats: { title: 'Change the seats', text: 'How many devices can use the license at once.', Form: SeatsForm },
  extend: { title: 'Change expiry', text: 'Devices pick this up at their next check.', Form: ExtendForm },
  transfer: {
    title: 'Move to another account',
    text: 'The license moves to another account, without its devices. The order stays where it is.',
    Form: TransferForm,
  },
  revoke: {
    title: 'Revoke this license?',
    text: 'It stops working on every device at its next check. You can restore it.',
    Form: RevokeForm,
  },
  restore: {
    title: 'Restore this license?',
    text: 'It becomes valid again. Anything ended by a refund or dispute stays ended.',
    Form: RestoreForm,
  },
}

type LicenseActsProps = { license: LicenseDetail; acts: ReturnType<typeof useLicenseActs> }

/** The actions on a license; each asks for what it needs. */
export const LicenseActs = ({ license, acts }: LicenseActsProps) => {
  const asked = useAsked<Act>()
  const offered: [Act, string][] = [
    ['seats', 'Seats'],
    ['extend', 'Expiry'],
    ['transfer', 'Move'],
    license.status === 'Active' ? ['revoke', 'Revoke'] : ['restore', 'Restore'],
  ]
  const about = asked.about && texts[asked.about]
  return (
    <>
      {offered.map(([act, label]) => (
        <Button
          key={act}
          size="small"
          kind={act === 'revoke' ? 'danger' : 'plain'}
          onPointerEnter={preloadDialog}
          onFocus={preloadDialog}
          onPress={() => asked.ask(act)}
        >
          {label}
        </Button>
      ))}
      {about && (
        <Dialog open={asked.isOpen} onClose={asked.close} title={about.title} description={about.text}>
          <about.Form license={license} acts={acts} onClose={asked.close} />
        </Dialog>
      )}
    </>
  )
}
