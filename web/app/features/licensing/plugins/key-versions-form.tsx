import { useState } from 'react'
import type { LicensedPlugin, PublicKey } from '#contract/licensing/licensing-keys.ts'
import { failureMessage } from '#web/lib/api/failure-message.ts'
import { DialogForm } from '#web/ui/forms/dialog-form.tsx'
import { useUnsaved } from '#web/ui/forms/unsaved.ts'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { TextInput } from '#web/ui/inputs/text-input.tsx'

type KeyVersionsFormProps = {
  plugins: readonly Pick<LicensedPlugin, 'productId' | 'name'>[]
  known: PublicKey['versions']
  labels: { act: string; busy: string; failed: string }
  onClose: () => void
  save: (versions: Record<string, string | null>) => Promise<void>
}

/** The first version of each plugin that contains a key; empty where none does yet. */
export const KeyVersionsForm = ({ plugins, known, labels, onClose, save }: KeyVersionsFormProps) => {
  const [saved] = useState(() =>
    Object.fromEntries(
      plugins.map(({ productId }) => [productId, known.find((version) => version.productId === productId)?.fromVersion ?? '']),
    ),
  )
  const [versions, setVersions] = useState(saved)
  useUnsaved(plugins.some(({ productId }) => versions[productId] !== saved[productId]))
  const submission = useSubmit(
    () => save(Object.fromEntries(Object.entries(versions).map(([productId, version]) => [productId, version.trim() || null]))),
    failureMessage,
  )
  return (
    <DialogForm submission={submission} onClose={onClose} labels={labels}>
      {plugins.map(({ productId, name }) => (
        <TextInput
          key={productId}
          label={`${name}, from version`}
          mono
          autoComplete="off"
          placeholder="not yet"
          maxLength={64}
          value={versions[productId] ?? ''}
          onChange={(event) => setVersions({ ...versions, [productId]: event.target.value })}
        />
      ))}
    </DialogForm>
  )
}
