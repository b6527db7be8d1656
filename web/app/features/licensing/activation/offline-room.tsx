import { type ChangeEvent, useState } from 'react'
import type { ProductSummary } from '#contract/licensing/inventory.ts'
import { CallError, isRefusal } from '#web/lib/api/call-error.ts'
import { failureMessage } from '#web/lib/api/failure-message.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ButtonLink } from '#web/ui/buttons/button-link.tsx'
import { FailureNotice } from '#web/ui/forms/failure-notice.tsx'
import { SubmitButton } from '#web/ui/forms/submit-button.tsx'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { TextArea } from '#web/ui/inputs/text-area.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { type Activated, activateMachine } from './activate-machine.ts'
import { ChooseCreator } from './choose-creator.tsx'
import { FileDrop } from './file-drop.tsx'
import { findFull, listNamesakes } from './find-meant.ts'
import { lookAtMachineFile } from './machine-file.ts'
import { ReplaceDevice } from './replace-device.tsx'

type Full = { product: string; creatorId: string; name: string; device: string }

const asksWhose = (error: unknown): boolean => error instanceof CallError && 'creatorId' in error.errors

const Done = ({ activated, onAgain }: { activated: Activated; onAgain: () => void }) => (
  <div className="grid gap-5">
    <Notice kind="ok" title={`${activated.license.product.name} is activated`}>
      Take the license file to the device and open it in the plugin. The link lasts 15 minutes. With the same machine file you can get it
      again at any time, for the same seat.
    </Notice>
    <div className="flex flex-wrap gap-2.5">
      {activated.file && (
        <ButtonLink kind="go" to={activated.file} reloadDocument download="license-file.mb">
          Download the license file
        </ButtonLink>
      )}
      <Button onPress={onAgain}>Another device</Button>
    </div>
  </div>
)

const Back = ({ onBack }: { onBack: () => void }) => (
  <Button kind="quiet" className="-ml-5 justify-self-start" onPress={onBack}>
    Back
  </Button>
)

/** Takes a machine file and returns a license file. */
export const OfflineRoom = () => {
  const [text, setText] = useState('')
  const [fileName, setFileName] = useState<string>()
  const [error, setError] = useState<string>()
  const [full, setFull] = useState<Full>()
  const [namesakes, setNamesakes] = useState<ProductSummary[]>([])
  const [activated, setActivated] = useState<Activated>()

  const send = async (creatorId?: string): Promise<false> => {
    const verdict = lookAtMachineFile(text)
    setError(verdict.readable ? undefined : verdict.message)
    if (!verdict.readable) return false
    try {
      setActivated(await activateMachine(text, { creatorId }))
    } catch (failure) {
      if (asksWhose(failure)) {
        setNamesakes(await listNamesakes(verdict.productId))
        return false
      }
      const product = isRefusal(failure, 'no-eligible-license') ? await findFull(verdict.productId, creatorId) : undefined
      if (!product) throw failure
      const { creatorId: owner, productId, name } = product
      setFull({ product: `${owner}/${productId}`, creatorId: owner, name, device: verdict.device ?? 'the new device' })
    }
    return false
  }
  const { state, submit, failure } = useSubmit(() => send(), failureMessage)
  const again = (): void => {
    setText('')
    setFileName(undefined)
    setFull(undefined)
    setNamesakes([])
    setActivated(undefined)
  }

  if (activated) return <Done activated={activated} onAgain={again} />
  if (full) {
    return (
      <div className="grid gap-5">
        <ReplaceDevice
          product={full.product}
          name={full.name}
          newDevice={full.device}
          onReplace={async (replaces) => setActivated(await activateMachine(text, { creatorId: full.creatorId, replaces }))}
        />
        <Back onBack={again} />
      </div>
    )
  }
  if (namesakes.length > 0) {
    return (
      <div className="grid gap-5">
        <ChooseCreator products={namesakes} onChoose={send} />
        <Back onBack={again} />
      </div>
    )
  }
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-6">
      <FailureNotice failure={failure} />
      <FileDrop
        onText={(given, name) => {
          setText(given)
          setFileName(name)
          setError(undefined)
        }}
      />
      <TextArea
        label="Or paste its contents"
        mono
        rows={4}
        spellCheck={false}
        autoComplete="off"
        hint={fileName ? `From ${fileName}` : 'One long line of letters and digits.'}
        error={error}
        value={text}
        onChange={(event: ChangeEvent<HTMLTextAreaElement>) => {
          setText(event.target.value)
          setFileName(undefined)
          setError(undefined)
        }}
      />
      <SubmitButton state={state} busyLabel="Reading" errorLabel="Not activated" className="justify-self-start">
        Get the license file
      </SubmitButton>
    </form>
  )
}
