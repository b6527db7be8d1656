import { call } from '#web/lib/api/call.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { tellFailure } from '#web/ui/overlays/tell-failure.ts'
import { resendConfirmation } from '../identity-routes.ts'

export const UnconfirmedNotice = ({ email }: { email: string }) => (
  <Notice
    kind="warn"
    title="Your address isn’t confirmed yet"
    action={
      <Button
        size="small"
        onPress={() => call(resendConfirmation, {})}
        busyLabel="Sending"
        successLabel="Sent"
        errorLabel="Not sent"
        onFail={tellFailure}
      >
        Send again
      </Button>
    }
  >
    Open the link in the e-mail to <span className="wrap-anywhere text-ink">{email}</span>. Anything bought with this address then appears
    here.
  </Notice>
)
