import { Controller, useForm } from 'react-hook-form'
import { z } from 'zod'
import { email, line } from '#contract/core/text.ts'
import { grantAnyLicense, type LicenseRow, listAnyLicenses } from '#contract/licensing/license-admin.ts'
import { takeBackGift } from '#contract/licensing/license-gifts.ts'
import { call } from '#web/lib/api/call.ts'
import { failureMessage } from '#web/lib/api/failure-message.ts'
import { useReread } from '#web/lib/api/use-reread.ts'
import { resolveWith } from '#web/lib/forms/form-resolver.ts'
import { submitForm } from '#web/lib/forms/submit-form.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { DialogForm } from '#web/ui/forms/dialog-form.tsx'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { NumberInput } from '#web/ui/inputs/number-input.tsx'
import { TextInput } from '#web/ui/inputs/text-input.tsx'
import { Dialog, preloadDialog } from '#web/ui/overlays/dialog.tsx'
import { tellFailure } from '#web/ui/overlays/tell-failure.ts'
import { toast } from '#web/ui/overlays/toast.ts'
import { useAsked } from '#web/ui/overlays/use-asked.ts'
import { readProductPath } from './product-path.ts'

const schema = z.object({
  product: z
    .string()
    .refine((text) => readProductPath(text) !== undefined, 'Write it as creator/product, such as northlight-audio/tape-one'),
  email,
  quantity: grantAnyLicense.body.shape.quantity,
  note: line(300, 'Give a reason'),
})

/** A granted license stays in the history; undoing the grant revokes it. */
const revokeAll = async (given: readonly LicenseRow[]): Promise<void> => {
  await call(takeBackGift, { body: { licenseIds: given.map(({ id }) => id), reason: 'Given by mistake' } })
  toast({ kind: 'ok', text: given.length === 1 ? 'The license is revoked' : `${given.length} licenses are revoked` })
}

type GrantFormProps = { product: string; email: string; onClose: () => void; onGiven: (() => Promise<unknown>) | undefined }

const GrantForm = ({ product, email, onClose, onGiven }: GrantFormProps) => {
  const reread = useReread()
  const form = useForm({ resolver: resolveWith(schema), defaultValues: { product, email, quantity: 1, note: '' } })
  const { errors } = form.formState
  const submission = useSubmit(async () => {
    const isGiven = await submitForm(form, async ({ product: path, ...body }) => {
      const { creatorId, productId } = readProductPath(path) ?? { creatorId: '', productId: '' }
      const given = await call(grantAnyLicense, { body: { ...body, creatorId, productId } })
      const reload = () => (onGiven ? onGiven() : reread(listAnyLicenses))
      await reload()
      toast({
        kind: 'ok',
        text: `${body.email} has ${given.length === 1 ? 'a license' : `${given.length} licenses`} for ${given[0]?.productName}`,
        action: { label: 'Undo', run: () => void revokeAll(given).catch(tellFailure).finally(reload) },
      })
    })
    if (isGiven) onClose()
    return false
  }, failureMessage)
  return (
    <DialogForm submission={submission} onClose={onClose} labels={{ act: 'Give', busy: 'Giving', failed: 'Not given' }}>
      <TextInput
        label="Product"
        hint="As creator/product, or its page address."
        autoComplete="off"
        error={errors.product?.message}
        {...form.register('product')}
      />
      <TextInput label="E-mail" type="email" autoComplete="off" error={errors.email?.message} {...form.register('email')} />
      <Controller
        control={form.control}
        name="quantity"
        render={({ field }) => (
          <NumberInput
            label="How many"
            min={1}
            max={100}
            value={field.value ?? 1}
            onNumber={field.onChange}
            error={errors.quantity?.message}
          />
        )}
      />
      <TextInput
        label="Why"
        hint="Stays in the license history; the creator can read it too."
        maxLength={300}
        autoComplete="off"
        error={errors.note?.message}
        {...form.register('note')}
      />
    </DialogForm>
  )
}

type GrantLicenseButtonProps = { product?: string; email?: string; onGiven?: () => Promise<unknown> }

/** Grants licenses for free; known values are filled in. */
export const GrantLicenseButton = ({ product = '', email = '', onGiven }: GrantLicenseButtonProps) => {
  const asked = useAsked<number>()
  return (
    <>
      <Button size="small" onPointerEnter={preloadDialog} onFocus={preloadDialog} onPress={() => asked.ask((asked.about ?? 0) + 1)}>
        Give a license
      </Button>
      <Dialog
        open={asked.isOpen}
        onClose={asked.close}
        title="Give a license"
        description="It appears under their licenses right away, with the seats of the product’s first variation. If the address has no account, one is created for its owner."
      >
        <GrantForm key={asked.about} product={product} email={email} onClose={asked.close} onGiven={onGiven} />
      </Dialog>
    </>
  )
}
