import { useForm } from 'react-hook-form'
import { z } from 'zod'
import type { OwnReleaseDetails } from '#contract/releases/own-releases.ts'
import { publishRelease } from '#contract/releases/publishing.ts'
import type { Channel } from '#contract/releases/release-states.ts'
import { failureMessage } from '#web/lib/api/failure-message.ts'
import { resolveWith } from '#web/lib/forms/form-resolver.ts'
import { submitForm } from '#web/lib/forms/submit-form.ts'
import { FailureNotice } from '#web/ui/forms/failure-notice.tsx'
import { SubmitButton } from '#web/ui/forms/submit-button.tsx'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { MomentInput } from '#web/ui/inputs/moment-input.tsx'
import { RadioCards } from '#web/ui/inputs/radio-cards.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { RolloutInput } from './rollout-input.tsx'

const schema = publishRelease.body
  .extend({ when: z.enum(['now', 'later']) })
  .refine(({ when, at }) => when === 'now' || at !== null, { path: ['at'], error: 'Choose when it is published' })

const texts = {
  now: { submit: 'Publish now', busy: 'Publishing', error: 'Not published', done: 'is published' },
  later: { submit: 'Schedule', busy: 'Scheduling', error: 'Not scheduled', done: 'is scheduled' },
} as const

/** Who gets an e-mail about it. */
const mailText: Readonly<Record<Channel, string>> = {
  stable: 'Owners who want product updates get one e-mail when it’s out.',
  beta: 'No e-mails are sent for betas.',
}

type PublishFormProps = {
  release: Pick<OwnReleaseDetails, 'productName' | 'version' | 'channel'>
  onPublish: (at: string | null, rolloutPercent: number) => Promise<unknown>
}

/** Publishes now or at a time, to all customers or to some first. */
export const PublishForm = ({ release, onPublish }: PublishFormProps) => {
  const form = useForm<z.input<typeof schema>, unknown, z.output<typeof schema>>({
    resolver: resolveWith(schema),
    defaultValues: { when: 'now', at: null, rolloutPercent: 100 },
  })
  const { errors } = form.formState
  const [when, at, percent] = form.watch(['when', 'at', 'rolloutPercent'])
  const text = texts[when]
  const { state, submit, failure } = useSubmit(
    () =>
      submitForm(form, async (entered) => {
        await onPublish(entered.when === 'now' ? null : entered.at, entered.rolloutPercent)
        toast({ kind: 'ok', text: `${release.productName} ${release.version} ${texts[entered.when].done}` })
        return false
      }),
    failureMessage,
  )
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-5">
      <FailureNotice failure={failure} />
      <RadioCards
        label="When"
        value={when}
        options={[
          { value: 'now', label: 'Now' },
          { value: 'later', label: 'Later' },
        ]}
        {...form.register('when')}
      />
      {when === 'later' && (
        <MomentInput
          label="Published at"
          hint="In your own time zone."
          at={at}
          onMoment={(moment) => form.setValue('at', moment, { shouldValidate: form.formState.isSubmitted })}
          error={errors.at?.message}
        />
      )}
      <RolloutInput
        percent={percent}
        onPercent={(next) => form.setValue('rolloutPercent', next)}
        error={errors.rolloutPercent?.message}
        isNew
      />
      <div className="grid justify-items-start gap-3">
        <p className="text-14 text-ink-2">{mailText[release.channel]}</p>
        <SubmitButton size="small" state={state} busyLabel={text.busy} errorLabel={text.error}>
          {text.submit}
        </SubmitButton>
      </div>
    </form>
  )
}
