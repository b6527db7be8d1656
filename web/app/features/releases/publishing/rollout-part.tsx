import { useState } from 'react'
import type { OwnReleaseDetails } from '#contract/releases/own-releases.ts'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import type { ReleaseActions } from '../drafting/release-actions.ts'
import { ActButton } from './act-button.tsx'
import { RolloutInput } from './rollout-input.tsx'

type RolloutPartProps = { release: OwnReleaseDetails; canEdit: boolean; actions: Pick<ReleaseActions, 'setRollout' | 'stopRollout'> }

/** A release that is rolled out to some customers: extend it, or stop it with one button. */
export const RolloutPart = ({ release, canEdit, actions }: RolloutPartProps) => {
  const { productName, version, rolloutPercent, rolloutStoppedAt } = release
  const name = `${productName} ${version}`
  const [percent, setPercent] = useState(Math.min(100, rolloutPercent * 2))
  const isStopped = rolloutStoppedAt !== null
  return (
    <div className="grid gap-4">
      <ProgressBar label={isStopped ? 'Roll-out, stopped' : 'Roll-out'} value={rolloutPercent / 100} tone={isStopped ? 'ink' : 'ok'} />
      {canEdit && (
        <>
          <RolloutInput percent={percent} min={isStopped ? rolloutPercent : rolloutPercent + 1} onPercent={setPercent} />
          <div className="flex flex-wrap gap-2.5">
            <ActButton
              doneText={`${name} goes to ${percent}% of your customers`}
              busyLabel="Changing"
              errorLabel="Not changed"
              onAct={() => actions.setRollout(percent)}
            >
              {isStopped ? `Continue with ${percent}%` : `Roll out to ${percent}%`}
            </ActButton>
            {!isStopped && (
              <ActButton
                doneText={`The roll-out of ${name} has been stopped`}
                kind="danger"
                busyLabel="Stopping"
                errorLabel="Not stopped"
                onAct={actions.stopRollout}
              >
                Stop roll-out
              </ActButton>
            )}
          </div>
        </>
      )}
    </div>
  )
}
