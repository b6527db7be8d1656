import { type ReactNode, useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { z } from 'zod'
import { email } from '#contract/core/text.ts'
import { startTrialByEmail } from '#contract/licensing/trials.ts'
import { call } from '#web/lib/api/call.ts'
import { failureMessage } from '#web/lib/api/failure-message.ts'
import { resolveWith } from '#web/lib/forms/form-resolver.ts'
import { submitForm } from '#web/lib/forms/submit-form.ts'
import { FailureNotice } from '#web/ui/forms/failure-notice.tsx'
import { SubmitButton } from '#web/ui/forms/submit-button.tsx'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { TextInput } from '#web/ui/inputs/text-input.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { DownloadUnread, ReadAgain } from './download-unread.tsx'
import { useOwnDownload } from './own-download.ts'
import { OtherDownloads, WayOn } from './trial-ways-on.tsx'
import type { Tried } from './tried.ts'
import { orWithdrawn } from './withdrawn.ts'
import { WithdrawnDialog } from './withdrawn-dialog.tsx'

const form = z.object({ email })

type TryByEmailProps = { tried: Tried; open: boolean; onClose: () => void; title: string; description: ReactNode; signIn: string }

/** A trial without an account: the entered address becomes that of its account, and one click starts the trial and the download. */
export const TryByEmail = ({ tried, open, onClose, title, description, signIn }: TryByEmailProps) => {
  const { creatorId, productId, name, href } = tried
  const { own, isReading, retry, isGone, label, download } = useOwnDownload(tried)
  const [sentTo, setSentTo] = useState<string>()
  const fields = useForm({ resolver: resolveWith(form), defaultValues: { email: '' } })
  const id = useId()

  const start = async ({ email }: { email: string }): Promise<unknown> => {
    await call(startTrialByEmail, { params: { creatorId, productId }, body: { email } }).catch(orWithdrawn(name))
    setSentTo(email)
    await download()
    return false
  }
  const { state, submit, failure } = useSubmit(() => submitForm(fields, start, 'email'), failureMessage)

  if (sentTo) {
    return (
      <Dialog
        open={open}
        onClose={onClose}
        size="small"
        title={own ? `${name} is on its way` : `Your trial of ${name} is waiting for you`}
        description={
          <>
            We’ve sent a link to <strong>{sentTo}</strong>. Open it to see the days left, and we’ll e-mail you once before the trial ends.
          </>
        }
        actions={<WayOn href={href} onLeave={onClose} isDownloading={own !== undefined} />}
      >
        <p className="text-14 text-ink-2">
          Open the link first. Then install the plugin, open it in your host and activate it: on the page that opens, choose “Continue the
          trial”.
        </p>
      </Dialog>
    )
  }
  if (isGone) return <WithdrawnDialog name={name} title={title} open={open} onClose={onClose} />
  if (retry) {
    return (
      <Dialog open={open} onClose={onClose} size="small" title={title} description={description} actions={<ReadAgain retry={retry} />}>
        <div className="text-14 text-ink-2">
          <DownloadUnread />
          <OtherDownloads href={href} onLeave={onClose} />
        </div>
      </Dialog>
    )
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="small"
      title={title}
      description={description}
      actions={
        <SubmitButton
          size="small"
          form={id}
          state={isReading ? 'busy' : state}
          busyLabel={isReading ? 'One moment' : 'Starting'}
          errorLabel="Not started"
        >
          {label}
        </SubmitButton>
      }
    >
      <form id={id} noValidate method="post" onSubmit={submit} className="grid gap-3 text-14 text-ink-2">
        <FailureNotice failure={failure} />
        <TextInput
          label="E-mail"
          type="email"
          autoComplete="email"
          inputMode="email"
          autoFocus
          hint={
            isReading || own
              ? 'We’ll send a link that shows the days left. No card needed.'
              : 'We’ll send a link: open it on your computer to download. The days start now, and no card is needed.'
          }
          error={fields.formState.errors.email?.message}
          {...fields.register('email')}
        />
        <p className="flex flex-wrap gap-x-5 gap-y-1">
          <Link to={signIn} className="link" onClick={onClose}>
            I have an account
          </Link>
          {own && (
            <button type="button" className="link" onClick={() => void download()}>
              Download only
            </button>
          )}
          <OtherDownloads href={href} onLeave={onClose} />
        </p>
      </form>
    </Dialog>
  )
}
