import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { enteredAddress } from '#contract/core/address.ts'
import { identityChange, updateIdentity } from '#contract/identity/identity.ts'
import type { User } from '#contract/identity/user.ts'
import { call } from '#web/lib/api/call.ts'
import { failureMessage } from '#web/lib/api/failure-message.ts'
import { resolveWith } from '#web/lib/forms/form-resolver.ts'
import { submitForm } from '#web/lib/forms/submit-form.ts'
import { showUser } from '#web/lib/session/viewer-changes.ts'
import { useSubmit } from '#web/ui/forms/use-submit.ts'

const typedAddress = z.object({
  countryCode: z.string(),
  streetAddress1: z.string(),
  streetAddress2: z.string(),
  locality: z.string(),
  region: z.string(),
  postCode: z.string(),
})

type TypedAddress = z.output<typeof typedAddress>

const orNone = (address: TypedAddress): z.input<typeof enteredAddress> | null =>
  Object.values(address).every((entry) => entry.trim() === '') ? null : address

const { name, businessName, taxId, phone } = identityChange.shape

/** An address is complete or absent: emptying all of its lines removes it. */
export const profileForm = z.object({
  name: name.unwrap(),
  businessName,
  taxId,
  phone,
  address: typedAddress.transform(orNone).pipe(enteredAddress.nullable()),
})

type Entered = z.input<typeof profileForm>

const asEntered = ({ name, businessName, taxId, phone, address }: User): Entered => ({
  name,
  businessName: businessName ?? '',
  taxId: taxId ?? '',
  phone: phone ?? '',
  address: {
    countryCode: address?.countryCode ?? '',
    streetAddress1: address?.streetAddress1 ?? '',
    streetAddress2: address?.streetAddress2 ?? '',
    locality: address?.locality ?? '',
    region: address?.region ?? '',
    postCode: address?.postCode ?? '',
  },
})

export const useProfileForm = (user: User) => {
  const form = useForm<Entered, unknown, z.output<typeof profileForm>>({
    resolver: resolveWith(profileForm),
    defaultValues: asEntered(user),
  })
  const save = async (profile: z.output<typeof profileForm>): Promise<void> => {
    const saved = await call(updateIdentity, { body: profile })
    showUser(saved)
    form.reset(asEntered(saved))
  }
  const { state, submit, failure } = useSubmit(() => submitForm(form, save), failureMessage)
  const { errors, isDirty } = form.formState
  return { submit, failure, register: form.register, errors, saving: { state, isDirty, onDiscard: () => form.reset() } }
}
