import { getSentMail, type SentMail, type ShownMail } from '#contract/email/mail-archive.ts'
import { failureMessage } from '#web/lib/api/failure-message.ts'
import { read } from '#web/lib/api/page-reads.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Loading } from '#web/ui/loading.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Instant } from '#web/ui/texts/instant.tsx'
import { EmailFrame } from './email-frame.tsx'
import { ResendMailButton } from './resend-mail-button.tsx'

const Message = ({ message }: Pick<ShownMail, 'message'>) => {
  if (!message) return <Notice>Its text is no longer stored.</Notice>
  return (
    <>
      <EmailFrame html={message.html} />
      {message.attachments.length > 0 && (
        <p className="text-14 text-ink-2">
          Attached: <span className="figures wrap-anywhere">{message.attachments.map(({ name }) => name).join(', ')}</span>
        </p>
      )}
      <p className="text-12 text-ink-2">Its links are hidden here, because they may open an account.</p>
    </>
  )
}

const Shown = ({ mailId }: { mailId: string }) => {
  const { data, error, refetch } = useRead(read(getSentMail, { params: { mailId } }))
  if (error) {
    const { title, text } = failureMessage(error)
    return (
      <ErrorState title={title} level={3} onRetry={async () => void (await refetch())}>
        {text}
      </ErrorState>
    )
  }
  if (!data) {
    return (
      <Loading label="Loading the e-mail">
        <Skeleton className="h-60" />
      </Loading>
    )
  }
  return <Message message={data.message} />
}

type MailDialogProps = { mail: SentMail | undefined; mayResend: boolean; onClose: () => void; onResent: () => unknown }

/** One email as its recipient saw it. */
export const MailDialog = ({ mail, mayResend, onClose, onResent }: MailDialogProps) => (
  <Dialog
    open={mail !== undefined}
    onClose={onClose}
    size="large"
    title={mail?.subject ?? ''}
    description={
      mail && (
        <span className="wrap-anywhere">
          To {mail.to || 'a deleted account'}, <Instant at={mail.at} show="moment" />
        </span>
      )
    }
    actions={mail && mayResend && <ResendMailButton mail={mail} onResent={onResent} />}
  >
    <div className="grid gap-3">{mail && <Shown mailId={mail.id} />}</div>
  </Dialog>
)
