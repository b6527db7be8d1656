import type { DraftVariation } from '#contract/catalog/editing.ts'
import { Checkbox } from '#web/ui/inputs/checkbox.tsx'
import { NumberInput } from '#web/ui/inputs/number-input.tsx'
import type { Problems } from '../draft-problems.ts'

type Policy = DraftVariation['licensePolicy']
type PolicyFieldsProps = { policy: Policy; onPolicy: (policy: Policy) => void; problems: Problems; canEdit: boolean }

/** What a license of a plugin allows. */
export const PolicyFields = ({ policy, onPolicy, problems, canEdit }: PolicyFieldsProps) => {
  const change = (part: Partial<Policy>): void => onPolicy({ ...policy, ...part })
  return (
    <fieldset className="grid gap-4" disabled={!canEdit}>
      <legend className="mb-3 text-14 font-semibold">License</legend>
      <div className="grid items-start gap-x-3.5 gap-y-4 sm:grid-cols-2">
        <NumberInput
          label="Seats"
          hint="Devices per license"
          min={1}
          max={50}
          value={policy.seats}
          error={problems['licensePolicy.seats']}
          onNumber={(seats) => change({ seats })}
        />
        <NumberInput
          label="Trial days"
          hint="0 for no trial"
          min={0}
          max={365}
          value={policy.trialDays}
          error={problems['licensePolicy.trialDays']}
          onNumber={(trialDays) => change({ trialDays })}
        />
      </div>
      <Checkbox
        label="Can be activated offline"
        hint="For studios without internet: activated with a file."
        checked={policy.offlineActivation}
        onChange={(event) => change({ offlineActivation: event.target.checked })}
      />
      {policy.trialDays > 0 && (
        <Checkbox
          label="The trial needs an account"
          hint="Otherwise anyone can try it anonymously."
          checked={policy.trialNeedsAccount}
          onChange={(event) => change({ trialNeedsAccount: event.target.checked })}
        />
      )}
    </fieldset>
  )
}
