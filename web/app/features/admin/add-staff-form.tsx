import { Controller, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { listStaff, setStaffRoles, staffRolesForm } from '#contract/admin/staff.ts'
import { call } from '#web/lib/api/call.ts'
import { CallError } from '#web/lib/api/call-error.ts'
import { failureMessage } from '#web/lib/api/failure-message.ts'
import { useReread } from '#web/lib/api/use-reread.ts'
import { resolveWith } from '#web/lib/forms/form-resolver.ts'
import { submitForm } from '#web/lib/forms/submit-form.ts'
import { withRecentSignIn } from '#web/lib/session/recent-sign-in.ts'
import { FailureNotice } from '#web/ui/forms/failure-notice.tsx'
import { SubmitButton } from '#web/ui/forms/submit-button.tsx'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { CheckboxGroup } from '#web/ui/inputs/checkbox-group.tsx'
import { TextInput } from '#web/ui/inputs/text-input.tsx'
import { staffRoleOptions } from './staff-text.ts'

// To remove somebody the call accepts no roles at all; adding somebody needs at least one.
const form = staffRolesForm.omit({ was: true }).extend({ roles: staffRolesForm.shape.roles.min(1, 'Choose at least one role') })
type Entered = z.output<typeof form>

const useAddStaff = () => {
  const reread = useReread()
  const fields = useForm<Entered, unknown, Entered>({ resolver: resolveWith(form), defaultValues: { email: '', roles: [] } })
  const add = async (body: Entered): Promise<unknown> => {
    try {
      if ((await withRecentSignIn(() => call(setStaffRoles, { body: { ...body, was: [] } }))) === false) return false
    } catch (error) {
      if (!(error instanceof CallError) || error.status !== 404) throw error
      fields.setError('email', { type: 'server', message: 'Nobody has an account with this address' }, { shouldFocus: true })
      return false
    }
    fields.reset()
    return reread(listStaff)
  }
  return { ...useSubmit(() => submitForm(fields, add), failureMessage), fields }
}

export const AddStaffForm = () => {
  const { state, submit, failure, fields } = useAddStaff()
  const { errors } = fields.formState
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-5">
      <FailureNotice failure={failure} />
      <TextInput label="E-mail address" type="email" autoComplete="off" error={errors.email?.message} {...fields.register('email')} />
      <Controller
        control={fields.control}
        name="roles"
        render={({ field }) => (
          <CheckboxGroup
            legend="Roles"
            options={staffRoleOptions}
            chosen={field.value}
            onChange={field.onChange}
            error={errors.roles?.message}
          />
        )}
      />
      <div>
        <SubmitButton state={state} busyLabel="Adding" successLabel="Added" errorLabel="Not added">
          Add to staff
        </SubmitButton>
      </div>
    </form>
  )
}
