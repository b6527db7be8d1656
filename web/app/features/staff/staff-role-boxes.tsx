import { type StaffRole, staffRoles } from '#contract/permissions.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { FieldError, useFieldWiring } from '#web/ui/field.tsx'
import { describeStaffRole, staffRoleNames } from './staff-words.ts'

type StaffRoleBoxesProps = {
  roles: readonly StaffRole[]
  onChange: (roles: StaffRole[]) => void
  error?: string | undefined
}

export const StaffRoleBoxes = ({ roles, onChange, error }: StaffRoleBoxesProps) => {
  const { wiring, errorId } = useFieldWiring({ error })
  return (
    <fieldset aria-describedby={wiring['aria-describedby']} className="grid gap-3">
      <legend className="mb-3 text-14 font-semibold">Roles</legend>
      {staffRoles.map((role) => (
        <Checkbox
          key={role}
          label={<b>{staffRoleNames[role]}</b>}
          hint={describeStaffRole(role)}
          checked={roles.includes(role)}
          onChange={(event) => onChange(event.target.checked ? [...roles, role] : roles.filter((other) => other !== role))}
        />
      ))}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  )
}
