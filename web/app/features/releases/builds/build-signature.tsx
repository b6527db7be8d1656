import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { edSignature, type OwnBuild } from '#contract/releases/own-releases.ts'
import type { BuildPlatform } from '#contract/releases/platforms.ts'
import { failureMessage } from '#web/lib/api/failure-message.ts'
import { resolveWith } from '#web/lib/forms/form-resolver.ts'
import { submitForm } from '#web/lib/forms/submit-form.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { FailureNotice } from '#web/ui/forms/failure-notice.tsx'
import { SaveBar } from '#web/ui/forms/save-bar.tsx'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { TextInput } from '#web/ui/inputs/text-input.tsx'
import { tellFailure } from '#web/ui/overlays/tell-failure.ts'
import { toast } from '#web/ui/overlays/toast.ts'

/** The tool that signs a file, for platforms that need a signature. */
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
        toast({ kind: 'ok', text: `${build.name} is signed for updates` })
        return false
      }),
    failureMessage,
  )
  const remove = async (): Promise<false> => {
    const before = build.edSignature
    await onSign(null)
    const undo = { label: 'Undo', run: () => void onSign(before).catch(tellFailure) }
    toast({ kind: 'ok', text: `The signature of ${build.name} has been removed`, action: undo })
    return false
  }
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
      {build.edSignature && (
        <span>
          <Button size="small" kind="quiet" busyLabel="Removing" errorLabel="Not removed" onPress={remove} onFail={tellFailure}>
            Remove signature
          </Button>
        </span>
      )}
      <SaveBar state={state} isDirty={form.formState.isDirty} onDiscard={() => form.reset()} />
    </form>
  )
}

/** Sparkle and WinSparkle install only what its creator has signed. The signature can be added at any time once the file is checked. */
export const BuildSignature = ({ build, canEdit, onSign }: BuildSignatureProps) => {
  if (!signingTools[build.platform] || build.sha256 === null) return null
  if (!canEdit) return build.edSignature && <p className="text-14 text-ink-2">Signed for updates.</p>
  return (
    <Fold label={build.edSignature ? 'Signed for updates' : 'Sign it for updates'}>
      <div className="max-w-[43.5em] pt-3 pb-1">
        <SignatureForm key={build.edSignature} build={build} onSign={onSign} />
      </div>
    </Fold>
  )
}
