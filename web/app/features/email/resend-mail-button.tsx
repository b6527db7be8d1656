import { type SentMail, sendMailAgain } from '#contract/email/mail-archive.ts'
import { call } from '#web/lib/api/call.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { tellFailure } from '#web/ui/overlays/tell-failure.ts'
import { toast } from '#web/ui/overlays/toast.ts'

type ResendMailButtonProps = { mail: Pick<SentMail, 'id' | 'to' | 'notAgain'>; onResent: () => unknown }

/** Sends the same email again, to the same address; where that would be useless, it says why. */
export const ResendMailButton = ({ mail, onResent }: ResendMailButtonProps) =>
  mail.notAgain ? (
    <p className="text-14 text-ink-2">{mail.notAgain}</p>
  ) : (
    <Button
      onPress={async () => {
        await call(sendMailAgain, { params: { mailId: mail.id } })
        toast({ kind: 'ok', text: `On its way to ${mail.to} again` })
        await onResent()
      }}
      onFail={tellFailure}
    >
      Send again
    </Button>
  )
