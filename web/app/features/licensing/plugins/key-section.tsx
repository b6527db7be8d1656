import { type ReactNode, useState } from 'react'
import {
  activateKey,
  getLicensing,
  type Licensing,
  makeFirstKey,
  makeNextKey,
  type PublicKey,
  revokeKey,
  setKeyVersions,
} from '#contract/licensing/licensing-keys.ts'
import { call } from '#web/lib/api/call.ts'
import { useReread } from '#web/lib/api/use-reread.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { tellFailure } from '#web/ui/overlays/tell-failure.ts'
import { Instant } from '#web/ui/texts/instant.tsx'
import { KeyCard } from './key-card.tsx'
import { KeyVersionsForm } from './key-versions-form.tsx'

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

type KeyActionsProps = { licensingKey: PublicKey; onAsk: (what: 'activate' | 'versions' | 'revoke') => void }

/** The actions on a key in its state. */
const KeyActions = ({ licensingKey: { state, versions }, onAsk }: KeyActionsProps) => {
  const isSigning = state === 'active' || state === 'retiring'
  const hasVersions = isSigning && versions.length > 0
  const mayEnd = state === 'next' || state === 'retiring'
  if (!hasVersions && !mayEnd) return null
  return (
    <div className="flex flex-wrap gap-2.5 pb-5">
      {state === 'next' && (
        <Button size="small" onPress={() => onAsk('activate')}>
          Sign with it
        </Button>
      )}
      {hasVersions && (
        <Button size="small" onPress={() => onAsk('versions')}>
          Change versions
        </Button>
      )}
      {mayEnd && (
        <Button size="small" kind="danger" onPress={() => onAsk('revoke')}>
          Revoke
        </Button>
      )}
    </div>
  )
}

/** The keys that plugins contain, and their rotation. */
export const KeySection = ({ licensing, canEdit }: KeySectionProps) => {
  const reread = useReread()
  const [asked, setAsked] = useState<{ about: PublicKey; what: 'activate' | 'versions' | 'revoke' }>()
  const reload = () => reread(getLicensing)
  const make = async (): Promise<void> => {
    await (licensing.keys.length === 0 ? call(makeFirstKey, {}) : call(makeNextKey, {}))
    await reload()
  }
  const nameOf = (productId: string): string => licensing.plugins.find((plugin) => plugin.productId === productId)?.name ?? productId
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
                Create the first key
              </Button>
            )
          }
        >
          Every token is signed with your key. The private key stays here, encrypted; your plugin ships with the public key.
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
            Create the next key
          </Button>
        )
      }
    >
      {licensing.keys.map((one) => (
        <div key={one.kid}>
          <KeyCard licensingKey={one} nameOf={nameOf} />
          {canEdit && <KeyActions licensingKey={one} onAsk={(what) => setAsked({ about: one, what })} />}
        </div>
      ))}
      {(asked?.what === 'activate' || asked?.what === 'versions') && (
        <Dialog
          open
          onClose={() => setAsked(undefined)}
          title={asked.what === 'activate' ? 'Sign with the next key' : 'Versions with this key'}
          description="Plugins that send this version or a newer one as appVersion get tokens signed with this key. Older versions, and plugins you leave empty, keep theirs."
        >
          <KeyVersionsForm
            plugins={
              asked.what === 'activate'
                ? licensing.plugins
                : asked.about.versions.map(({ productId }) => ({ productId, name: nameOf(productId) }))
            }
            known={asked.about.versions}
            labels={
              asked.what === 'activate'
                ? { act: 'Sign with it', busy: 'Changing', failed: 'Not changed' }
                : { act: 'Save', busy: 'Saving', failed: 'Not saved' }
            }
            onClose={() => setAsked(undefined)}
            save={async (versions) => {
              await call(asked.what === 'activate' ? activateKey : setKeyVersions, {
                params: { kid: asked.about.kid },
                body: { versions },
              })
              await reload()
              setAsked(undefined)
            }}
          />
        </Dialog>
      )}
      <ConfirmDialog
        open={asked?.what === 'revoke'}
        onClose={() => setAsked(undefined)}
        title="Revoke this key?"
        confirmLabel="Revoke"
        onConfirm={async () => {
          if (asked) await call(revokeKey, { params: { kid: asked.about.kid } })
          await reload()
        }}
        onFail={tellFailure}
      >
        {asked && (
          <>
            Every token signed with the key of <Instant at={asked.about.createdAt} /> (
            <span className="figures wrap-anywhere">{asked.about.kid}</span>) becomes invalid immediately. This can’t be undone.
          </>
        )}
      </ConfirmDialog>
    </Frame>
  )
}
