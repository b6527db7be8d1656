import { Controller, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { getTeam, invitationForm, inviteMember } from '#contract/creators/team.ts'
import { call } from '#web/lib/api/call.ts'
import { failureMessage } from '#web/lib/api/failure-message.ts'
import { useReread } from '#web/lib/api/use-reread.ts'
import { resolveWith } from '#web/lib/forms/form-resolver.ts'
import { submitForm } from '#web/lib/forms/submit-form.ts'
import { FailureNotice } from '#web/ui/forms/failure-notice.tsx'
import { SubmitButton } from '#web/ui/forms/submit-button.tsx'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { CheckboxGroup } from '#web/ui/inputs/checkbox-group.tsx'
import { TextInput } from '#web/ui/inputs/text-input.tsx'
import { roleOptions } from './role-label.ts'

export const InviteForm = () => {
  const reread = useReread()
  const form = useForm<z.input<typeof invitationForm>, unknown, z.output<typeof invitationForm>>({
    resolver: resolveWith(invitationForm),
    defaultValues: { email: '', roles: [] },
  })
  const invite = async (body: z.output<typeof invitationForm>): Promise<void> => {
    await call(inviteMember, { body })
    form.reset()
    await reread(getTeam)
  }
  const { state, submit, failure } = useSubmit(() => submitForm(form, invite), failureMessage)
  const { errors } = form.formState
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-5">
      <FailureNotice failure={failure} />
      <TextInput label="E-mail" type="email" autoComplete="off" error={errors.email?.message} {...form.register('email')} />
      <Controller
        control={form.control}
        name="roles"
        render={({ field }) => (
          <CheckboxGroup
            legend="Roles"
            options={roleOptions}
            chosen={field.value}
            onChange={field.onChange}
            error={errors.roles?.message}
          />
        )}
      />
      <div>
        <SubmitButton state={state} busyLabel="Inviting" successLabel="Invited" errorLabel="Not invited">
          Send invitation
        </SubmitButton>
      </div>
    </form>
  )
}
