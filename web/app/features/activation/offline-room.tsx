import { type ChangeEvent, useState } from 'react'
import { listLicenses } from '#contract/inventory.ts'
import { call } from '#web/lib/call.ts'
import { isRefusal } from '#web/lib/call-error.ts'
import { failureWords } from '#web/lib/failure-words.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ButtonLink } from '#web/ui/buttons/button-link.tsx'
import { FailureNotice } from '#web/ui/forms/failure-notice.tsx'
import { SubmitButton } from '#web/ui/forms/submit-button.tsx'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { TextArea } from '#web/ui/inputs/text-area.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { type Activated, activateMachine } from './activate-machine.ts'
import { FileDrop } from './file-drop.tsx'
import { lookAtMachineFile } from './machine-file.ts'
import { ReplaceDevice } from './replace-device.tsx'

/** Which product has no seat left, when the server says that none is: the one in the file, if the account owns it. */
const findFull = async (productId: string | undefined) => {
  if (!productId) return undefined
  const { items } = await call(listLicenses, { query: { most: 500 } })
  return items.find(
    ({ product, status, isOver, offlineActivation, maxNumberOfActivations, activeNumberOfActivations }) =>
      product.productId === productId &&
      status === 'Active' &&
      !isOver &&
      offlineActivation &&
      maxNumberOfActivations > 0 &&
      activeNumberOfActivations >= maxNumberOfActivations,
  )?.product
}

type Full = { product: string; name: string; device: string }

const Done = ({ activated, onAgain }: { activated: Activated; onAgain: () => void }) => (
  <div className="grid gap-5">
    <Notice kind="ok" title={`${activated.license.product.name} is activated`}>
      Take the license file to the device and open it in the plugin. The link to it lasts 15 minutes; with the same machine file you can
      have it again at any time, for the same seat.
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

/** A machine file in, a license file out. */
export const OfflineRoom = () => {
  const [text, setText] = useState('')
  const [fileName, setFileName] = useState<string>()
  const [error, setError] = useState<string>()
  const [full, setFull] = useState<Full>()
  const [activated, setActivated] = useState<Activated>()

  const send = async (): Promise<false> => {
    const verdict = lookAtMachineFile(text)
    setError(verdict.readable ? undefined : verdict.words)
    if (!verdict.readable) return false
    try {
      setActivated(await activateMachine(text))
    } catch (failure) {
      const product = isRefusal(failure, 'no-eligible-license') ? await findFull(verdict.productId) : undefined
      if (!product) throw failure
      setFull({ product: `${product.creatorId}/${product.productId}`, name: product.name, device: verdict.device ?? 'the new device' })
    }
    return false
  }
  const { state, submit, failure } = useSubmit(send, failureWords)
  const again = (): void => {
    setText('')
    setFileName(undefined)
    setFull(undefined)
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
          onReplace={async (replaces) => setActivated(await activateMachine(text, replaces))}
        />
        <Button kind="quiet" className="-ml-5 justify-self-start" onPress={again}>
          Back
        </Button>
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
        label="Or paste what is in it"
        mono
        rows={4}
        spellCheck={false}
        autoComplete="off"
        hint={fileName ? `From ${fileName}` : 'One long line of letters and figures.'}
        error={error}
        value={text}
        onChange={(event: ChangeEvent<HTMLTextAreaElement>) => {
          setText(event.target.value)
          setFileName(undefined)
          setError(undefined)
        }}
      />
      <SubmitButton state={state} busyLabel="Reading it" errorLabel="Not activated" className="justify-self-start">
        Get the license file
      </SubmitButton>
    </form>
  )
}
