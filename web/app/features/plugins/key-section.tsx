import { type ReactNode, useState } from 'react'
import {
  activateKey,
  getLicensing,
  type Licensing,
  makeFirstKey,
  makeNextKey,
  type PublicKey,
  revokeKey,
} from '#contract/licensing-keys.ts'
import { call } from '#web/lib/call.ts'
import { failureLine, failureWords } from '#web/lib/failure-words.ts'
import { useReread } from '#web/lib/use-reread.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FailureNotice } from '#web/ui/forms/failure-notice.tsx'
import { SubmitButton } from '#web/ui/forms/submit-button.tsx'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { TextInput } from '#web/ui/inputs/text-input.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { KeyCard } from './key-card.tsx'

const tellFailure = (error: unknown): void => void toast({ kind: 'error', text: failureLine(error) })

const ActivateForm = ({ licensingKey, onDone }: { licensingKey: PublicKey; onDone: () => Promise<void> }) => {
  const [fromVersion, setVersion] = useState('')
  const { state, submit, failure } = useSubmit(async () => {
    await call(activateKey, { params: { kid: licensingKey.kid }, body: { fromVersion } })
    await onDone()
  }, failureWords)
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-5">
      <FailureNotice failure={failure} />
      <TextInput
        label="First version that knows it"
        mono
        autoComplete="off"
        placeholder="2.0.0"
        maxLength={64}
        value={fromVersion}
        onChange={(event) => setVersion(event.target.value)}
      />
      <SubmitButton size="small" state={state} errorLabel="Not activated" className="justify-self-end">
        Sign with it
      </SubmitButton>
    </form>
  )
}

type KeySectionProps = { licensing: Licensing; canEdit: boolean }

const Frame = ({ children, action }: { children: ReactNode; action?: ReactNode }) => (
  <section aria-labelledby="keys">
    <div className="mb-3 flex flex-wrap items-baseline justify-between gap-3">
      <h2 id="keys" className="text-20">
        Keys
      </h2>
      {action}
    </div>
    {children}
  </section>
)

/** The keys that plugins embed, and their turn. */
export const KeySection = ({ licensing, canEdit }: KeySectionProps) => {
  const reread = useReread()
  const [asked, setAsked] = useState<{ about: PublicKey; what: 'activate' | 'revoke' }>()
  const look = () => reread(getLicensing)
  const make = async (): Promise<void> => {
    await (licensing.keys.length === 0 ? call(makeFirstKey, {}) : call(makeNextKey, {}))
    await look()
  }
  const hasNext = licensing.keys.some(({ state }) => state === 'next')
  if (licensing.keys.length === 0) {
    return (
      <Frame>
        <EmptyState
          title="No key yet"
          level={3}
          className="py-6"
          action={
            canEdit && (
              <Button kind="go" onPress={make} onFail={tellFailure}>
                Make the first key
              </Button>
            )
          }
        >
          Every token is signed with a key of yours. The private part stays here, encrypted; your plugin ships the public one.
        </EmptyState>
      </Frame>
    )
  }
  return (
    <Frame
      action={
        canEdit &&
        !hasNext && (
          <Button size="small" onPress={make} onFail={tellFailure}>
            Make the next key
          </Button>
        )
      }
    >
      {licensing.keys.map((one) => (
        <div key={one.kid}>
          <KeyCard licensingKey={one} />
          {canEdit && (one.state === 'next' || one.state === 'retiring') && (
            <div className="flex flex-wrap gap-2.5 pb-5">
              {one.state === 'next' && (
                <Button size="small" onPress={() => setAsked({ about: one, what: 'activate' })}>
                  Sign with it
                </Button>
              )}
              <Button size="small" kind="danger" onPress={() => setAsked({ about: one, what: 'revoke' })}>
                Revoke
              </Button>
            </div>
          )}
        </div>
      ))}
      {asked?.what === 'activate' && (
        <Dialog
          open
          onClose={() => setAsked(undefined)}
          title="Sign with the next key"
          description="Plugins that send this version or a newer one as appVersion get tokens of the new key. Older ones keep theirs."
        >
          <ActivateForm
            licensingKey={asked.about}
            onDone={async () => {
              await look()
              setAsked(undefined)
            }}
          />
        </Dialog>
      )}
      <ConfirmDialog
        open={asked?.what === 'revoke'}
        onClose={() => setAsked(undefined)}
        title={`Revoke the key ${asked?.about.kid ?? ''}?`}
        confirmLabel="Revoke"
        onConfirm={async () => {
          if (asked) await call(revokeKey, { params: { kid: asked.about.kid } })
          await look()
        }}
        onFail={tellFailure}
      >
        Every token signed with it is worthless at once, and this cannot be undone.
      </ConfirmDialog>
    </Frame>
  )
}
