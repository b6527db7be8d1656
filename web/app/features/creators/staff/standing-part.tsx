import { useState } from 'react'
import { type StaffCreator, suspensionForm } from '#contract/creators/staff-creators.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Switch } from '#web/ui/inputs/switch.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { tellFailure } from '#web/ui/overlays/tell-failure.ts'
import { Instant } from '#web/ui/texts/instant.tsx'
import { ReasonDialog } from '../reason-dialog.tsx'
import { PanelPart } from './panel-part.tsx'
import type { CreatorActs } from './use-creator-acts.ts'

type PartProps = { creator: StaffCreator; acts: CreatorActs; mayChange: boolean }

/** What visitors see of a creator. Each switch applies at once. */
export const SwitchesPart = ({ creator, acts, mayChange }: PartProps) => {
  const [isAsking, setAsking] = useState(false)
  const change = (...wish: Parameters<CreatorActs['change']>): void => void acts.change(...wish).catch(tellFailure)
  const setLive = (live: boolean) =>
    acts.change('live', live, live ? `${creator.name} is public now` : `${creator.name} is no longer public`)
  return (
    <PanelPart title="What visitors see">
      <div className="grid gap-4 border-y border-line py-4">
        <Switch
          label="Live"
          hint={creator.live || creator.hasSignedTerms ? 'The storefront is public.' : 'Its team must sign the latest terms first.'}
          checked={creator.live}
          disabled={!mayChange || (!creator.live && !creator.hasSignedTerms)}
          // Without signed terms it cannot be turned on again, so it asks first.
          onChange={(live) => (live || creator.hasSignedTerms ? void setLive(live).catch(tellFailure) : setAsking(true))}
        />
        <Switch
          label="Featured"
          hint="Featured on the home page."
          checked={creator.featured}
          disabled={!mayChange || (!creator.featured && (!creator.live || creator.isSuspended))}
          onChange={(featured) =>
            change('featured', featured, featured ? `${creator.name} is featured` : `${creator.name} is no longer featured`)
          }
        />
        <Switch
          label="Whitelabel"
          hint="No Soundfair navigation on its pages, its own sign-in page."
          checked={creator.whitelabel}
          disabled={!mayChange}
          onChange={(whitelabel) =>
            change('whitelabel', whitelabel, whitelabel ? `${creator.name} has its own look` : `${creator.name} has our navigation again`)
          }
        />
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={`Take ${creator.name} off the site?`}
        confirmLabel="Take it off"
        onConfirm={() => setLive(false)}
        onFail={tellFailure}
      >
        Its team hasn’t signed the latest terms, so its storefront can’t be public again until an Admin signs them.
      </ConfirmDialog>
    </PanelPart>
  )
}

/** Why nothing new is sold, and the action to lift the suspension. */
export const SuspensionNotice = ({ creator, acts, mayChange }: PartProps) => {
  const [isAsking, setAsking] = useState(false)
  if (!creator.suspension) return null
  return (
    <>
      <Notice
        kind="bad"
        title="Suspended: no new sales"
        action={
          mayChange && (
            <Button size="small" onPress={() => setAsking(true)}>
              Lift suspension
            </Button>
          )
        }
      >
        Since <Instant at={creator.suspension.at} show="moment" />.{' '}
        <span className="whitespace-pre-line wrap-anywhere">{creator.suspension.reason}</span>
      </Notice>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={`Lift the suspension of ${creator.name}?`}
        confirmLabel="Lift suspension"
        danger={false}
        onConfirm={acts.unsuspend}
        onFail={tellFailure}
      >
        Its products are on sale right away, and its Admins get an e-mail.
      </ConfirmDialog>
    </>
  )
}

export const SuspendButton = ({ creator, acts }: Omit<PartProps, 'mayChange'>) => {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button size="small" onPress={() => setAsking(true)}>
        Suspend
      </Button>
      <ReasonDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={`Suspend ${creator.name}`}
        description="It makes no new sales, and its pages say so. Owners keep licenses, downloads, activations and renewals. You can lift the suspension."
        label="Why"
        hint="Its Admins get this word for word by e-mail. Visitors don’t see it."
        schema={suspensionForm}
        maxLength={2000}
        confirmLabel="Suspend"
        danger
        onReason={acts.suspend}
      />
    </>
  )
}
