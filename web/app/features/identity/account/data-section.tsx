import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { exportAccount } from '#contract/identity/account.ts'
import type { User } from '#contract/identity/user.ts'
import { call } from '#web/lib/api/call.ts'
import { saveFile } from '#web/lib/files/save-file.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { tellFailure } from '#web/ui/overlays/tell-failure.ts'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'
import { SettingsSection } from './settings-section.tsx'

const download = async (): Promise<void> => {
  const everything = await call(exportAccount, {})
  saveFile(`soundfair-account-${everything.exportedAt.slice(0, 10)}.json`, JSON.stringify(everything, null, 2), 'application/json')
}

export const DataSection = ({ user }: { user: User }) => {
  const [isDeleting, setDeleting] = useState(false)
  return (
    <SettingsSection id="data" title="Your data" lead="Download everything we store about you, or delete it.">
      <div className="grid gap-8">
        <div className="grid justify-items-start gap-3">
          <p className="text-14 text-ink-2">
            One file with your account, sessions, teams, orders, licenses, devices, downloads, subscriptions, what you wrote to support, and
            what was logged about you.
          </p>
          <Button icon={<Download size={16} aria-hidden="true" />} busyLabel="Collecting" onPress={download} onFail={tellFailure}>
            Download my data
          </Button>
        </div>
        <div className="grid justify-items-start gap-3 border-t border-line pt-6">
          <h3 className="text-16">Delete account</h3>
          <p className="text-14 text-ink-2">
            This removes your name, address and sign-in, along with your licenses and downloads. We keep orders and invoices without your
            name, as the law requires. This can’t be undone.
          </p>
          <Button kind="danger" onPress={() => setDeleting(true)}>
            Delete my account
          </Button>
        </div>
      </div>
      <DeleteAccountDialog user={user} open={isDeleting} onClose={() => setDeleting(false)} />
    </SettingsSection>
  )
}
