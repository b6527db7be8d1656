import { useState } from 'react'
import type { LicensedPlugin, PublicKey } from '#contract/licensing/licensing-keys.ts'
import { failureMessage } from '#web/lib/api/failure-message.ts'
import { FailureNotice } from '#web/ui/forms/failure-notice.tsx'
import { SubmitButton } from '#web/ui/forms/submit-button.tsx'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { TextInput } from '#web/ui/inputs/text-input.tsx'

type KeyVersionsFormProps = {
  plugins: readonly Pick<LicensedPlugin, 'productId' | 'name'>[]
  known: PublicKey['versions']
  label: string
  save: (versions: Record<string, string | null>) => Promise<void>
}

/** From which version on each plugin knows a key; left empty where none does yet. */
export const KeyVersionsForm = ({ plugins, known, label, save }: KeyVersionsFormProps) => {
  const [versions, setVersions] = useState(() =>
    Object.fromEntries(
      plugins.map(({ productId }) => [productId, known.find((version) => version.productId === productId)?.fromVersion ?? '']),
    ),
  )
  const { state, submit, failure } = useSubmit(
    () => save(Object.fromEntries(Object.entries(versions).map(([productId, version]) => [productId, version.trim() || null]))),
    failureMessage,
  )
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-5">
      <FailureNotice failure={failure} />
      {plugins.map(({ productId, name }) => (
        <TextInput
          key={productId}
          label={`First version of ${name} that knows it`}
          mono
          autoComplete="off"
          placeholder="not yet"
          maxLength={64}
          value={versions[productId] ?? ''}
          onChange={(event) => setVersions({ ...versions, [productId]: event.target.value })}
        />
      ))}
      <SubmitButton size="small" state={state} errorLabel="Not saved" className="justify-self-end">
        {label}
      </SubmitButton>
    </form>
  )
}
