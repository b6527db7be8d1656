import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { edSignature, type OwnBuild } from '#contract/releases/own-releases.ts'
import type { BuildPlatform } from '#contract/releases/platforms.ts'
import { failureMessage } from '#web/lib/api/failure-message.ts'
import { resolveWith } from '#web/lib/forms/form-resolver.ts'
import { submitForm } from '#web/lib/forms/submit-form.ts'
import { Fold } from '#web/ui/fold.tsx'
import { FailureNotice } from '#web/ui/forms/failure-notice.tsx'
import { SubmitButton } from '#web/ui/forms/submit-button.tsx'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { TextInput } from '#web/ui/inputs/text-input.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { ActButton } from '../publishing/act-button.tsx'

/** The program that signs a file, where one asks for it. */
const signingTools: Partial<Record<BuildPlatform, string>> = { Mac: 'sign_update of Sparkle', Windows: 'winsparkle-tool sign' }

const signatureForm = z.object({ edSignature })

type BuildSignatureProps = { build: OwnBuild; canEdit: boolean; onSign: (signature: string | null) => Promise<unknown> }

type Entered = z.input<typeof signatureForm>

const SignatureForm = ({ build, onSign }: Omit<BuildSignatureProps, 'canEdit'>) => {
  const form = useForm<Entered, unknown, z.output<typeof signatureForm>>({
    resolver: resolveWith(signatureForm),
    defaultValues: { edSignature: build.edSignature ?? '' },
  })
  const { state, submit, failure } = useSubmit(
    () =>
      submitForm(form, async (entered) => {
        await onSign(entered.edSignature)
        toast({ kind: 'ok', text: `${build.name} is signed for updates.` })
        return false
      }),
    failureMessage,
  )
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-4">
      <FailureNotice failure={failure} />
      <TextInput
        label="Signature"
        mono
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        hint={`What ${signingTools[build.platform]} prints for exactly this file. Your key stays with you.`}
        error={form.formState.errors.edSignature?.message}
        {...form.register('edSignature')}
      />
      <div className="flex flex-wrap gap-2.5">
        <SubmitButton size="small" kind="plain" state={state} busyLabel="Saving" errorLabel="Not saved">
          Save signature
        </SubmitButton>
        {build.edSignature && (
          <ActButton
            doneText={`The signature of ${build.name} has been removed.`}
            kind="quiet"
            busyLabel="Removing"
            errorLabel="Not removed"
            onAct={() => onSign(null)}
          >
            Remove
          </ActButton>
        )}
      </div>
    </form>
  )
}

/** Sparkle and WinSparkle install nothing that its creator has not signed. May come at any time once the file is checked. */
export const BuildSignature = ({ build, canEdit, onSign }: BuildSignatureProps) => {
  if (!signingTools[build.platform] || build.sha256 === null) return null
  if (!canEdit) return build.edSignature && <p className="text-14 text-ink-2">Signed for updates.</p>
  return (
    <Fold label={build.edSignature ? 'Signed for updates' : 'Sign it for updates'}>
      <div className="max-w-[65ch] pt-3 pb-1">
        <SignatureForm key={build.edSignature} build={build} onSign={onSign} />
      </div>
    </Fold>
  )
}
