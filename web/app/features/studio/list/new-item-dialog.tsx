import type { ReactNode } from 'react'
import type { Path, UseFormReturn } from 'react-hook-form'
import { Button } from '#web/ui/buttons/button.tsx'
import { FailureNotice } from '#web/ui/forms/failure-notice.tsx'
import { SubmitButton } from '#web/ui/forms/submit-button.tsx'
import { TextInput } from '#web/ui/inputs/text-input.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { DialogFoot } from '#web/ui/overlays/dialog-foot.tsx'
import { type NewItemInput, type NewItemOptions, useNewItem } from './use-new-item.ts'

type NewItemDialogProps<Input extends NewItemInput, Output> = NewItemOptions<Input, Output> & {
  open: boolean
  onClose: () => void
  title: string
  description?: string | undefined
  confirmLabel: string
  /** The beginning of the address that the id completes: "/northlight-audio/". */
  addressStart: string
  /** The fields besides name and id. */
  fields?: ((form: UseFormReturn<Input, unknown, Output>) => ReactNode) | undefined
}

const NewItemForm = <Input extends NewItemInput, Output>(props: NewItemDialogProps<Input, Output>) => {
  const { form, state, submit, failure, proposeId, keepOwnId } = useNewItem(props)
  const { errors } = form.formState
  const name = form.register('name' as Path<Input>, { onChange: (event) => proposeId(event.target.value) })
  const id = form.register('id' as Path<Input>, { onChange: keepOwnId })
  const address = `${props.addressStart}${String(form.watch('id' as Path<Input>) || '...')}`
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-5">
      <FailureNotice failure={failure} />
      <TextInput label="Name" autoFocus autoComplete="off" maxLength={80} error={errors.name?.message as string | undefined} {...name} />
      <TextInput
        label="Id"
        mono
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        error={errors.id?.message as string | undefined}
        hint={
          <>
            3 to 40 lowercase letters and digits, with dashes between them. It can’t be changed later and is part of the address{' '}
            <span className="figures wrap-anywhere">{address}</span>
          </>
        }
        {...id}
      />
      {props.fields?.(form)}
      <DialogFoot>
        <Button size="small" onPress={props.onClose}>
          Cancel
        </Button>
        <SubmitButton size="small" state={state} busyLabel="Creating" errorLabel="Not created">
          {props.confirmLabel}
        </SubmitButton>
      </DialogFoot>
    </form>
  )
}

/** Creates a product or bundle, or a copy of one. */
export const NewItemDialog = <Input extends NewItemInput, Output>(props: NewItemDialogProps<Input, Output>) => (
  <Dialog open={props.open} onClose={props.onClose} title={props.title} description={props.description}>
    <NewItemForm {...props} />
  </Dialog>
)
