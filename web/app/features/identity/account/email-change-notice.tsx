import { useState } from 'react'
import { useNavigate } from 'react-router'
import { confirmEmailChange } from '#contract/identity/identity.ts'
import { call } from '#web/lib/api/call.ts'
import { isRefusal } from '#web/lib/api/call-error.ts'
import { refreshViewer } from '#web/lib/session/viewer-changes.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { tellFailure } from '#web/ui/overlays/tell-failure.ts'
import { toast } from '#web/ui/overlays/toast.ts'

/** The page behind the link to a new address: one button. Opening it changes nothing. */
export const EmailChangeNotice = ({ email, code }: { email: string; code: string }) => {
  const [isOver, setOver] = useState(email === '' || code === '')
  const navigate = useNavigate()
  const confirm = async (): Promise<unknown> => {
    try {
      await call(confirmEmailChange, { query: { email, code } })
    } catch (error) {
      if (!isRefusal(error, 'code-over')) throw error
      setOver(true)
      return false
    }
    await refreshViewer()
    toast({ kind: 'ok', text: `Your address is now ${email}` })
    return navigate('/account/settings#email', { replace: true })
  }
  if (isOver) {
    return (
      <Notice kind="warn" title="This link has expired">
        It has already been used or is older than 24 hours. To change your address, enter the new one under E-mail again.
      </Notice>
    )
  }
  return (
    <Notice
      kind="info"
      title={<span className="wrap-anywhere">Confirm new address {email}</span>}
      action={
        <Button kind="go" onPress={confirm} busyLabel="Confirming" onFail={tellFailure}>
          Confirm new address
        </Button>
      }
    >
      You’ll then sign in with it. We’ll notify the old address.
    </Notice>
  )
}
