import { type CreatorRole, creatorRoles } from '#contract/permissions.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { FieldError, useFieldWiring } from '#web/ui/field.tsx'
import { describeRole, roleNames } from './role-words.ts'

type RoleBoxesProps = {
  roles: readonly CreatorRole[]
  onChange: (roles: CreatorRole[]) => void
  error?: string | undefined
}

/** One box for each role, with what it opens. */
export const RoleBoxes = ({ roles, onChange, error }: RoleBoxesProps) => {
  const { wiring, errorId } = useFieldWiring({ error })
  return (
    <fieldset aria-describedby={wiring['aria-describedby']} className="grid gap-3">
      <legend className="mb-3 text-14 font-semibold">Roles</legend>
      {creatorRoles.map((role) => (
        <Checkbox
          key={role}
          label={<b>{roleNames[role]}</b>}
          hint={describeRole(role)}
          checked={roles.includes(role)}
          onChange={(event) => onChange(event.target.checked ? [...roles, role] : roles.filter((other) => other !== role))}
        />
      ))}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  )
}
