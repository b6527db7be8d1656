import { type Colleague, listStaff, setStaffRoles } from '#contract/admin/staff.ts'
import type { StaffRole } from '#contract/core/permissions.ts'
import { call } from '#web/lib/api/call.ts'
import { failureMessage } from '#web/lib/api/failure-message.ts'
import { useReread } from '#web/lib/api/use-reread.ts'
import { withRecentSignIn } from '#web/lib/session/recent-sign-in.ts'
import { Chip } from '#web/ui/chip.tsx'
import { PersonRow } from '#web/ui/lists/person-row.tsx'
import { tellFailure } from '#web/ui/overlays/tell-failure.ts'
import { toast } from '#web/ui/overlays/toast.ts'
import { staffRoleNames, staffRoleOptions } from './staff-text.ts'

export const ColleagueRow = ({ colleague, isSelf }: { colleague: Colleague; isSelf: boolean }) => {
  const reread = useReread()
  const name = colleague.name.trim() || colleague.email

  const setRoles = async (roles: StaffRole[]): Promise<boolean> => {
    const answer = await withRecentSignIn(() => call(setStaffRoles, { body: { email: colleague.email, roles, was: colleague.roles } }))
    if (answer === false) return false
    await reread(listStaff)
    return true
  }
  const remove = async (): Promise<void> => {
    try {
      if (!(await setRoles([]))) return
      const undo = () => call(setStaffRoles, { body: { email: colleague.email, roles: colleague.roles, was: [] } })
      toast({
        kind: 'ok',
        text: `${name} is no longer staff`,
        action: { label: 'Undo', run: () => void withRecentSignIn(undo).then(() => reread(listStaff), tellFailure) },
      })
    } catch (error) {
      tellFailure(error)
    }
  }

  return (
    <PersonRow
      name={name}
      marks={
        <>
          {isSelf && <Chip>You</Chip>}
          <Chip tone={colleague.hasTwoFactor ? 'ok' : 'warn'}>Two-factor {colleague.hasTwoFactor ? 'on' : 'off'}</Chip>
        </>
      }
      note={colleague.email}
      roles={colleague.roles}
      roleNames={staffRoleNames}
      roleOptions={staffRoleOptions}
      noRoleLabel="Choose at least one role, or remove them from staff"
      onRoles={setRoles}
      textFor={failureMessage}
      removal={{
        label: `Remove ${name} from staff`,
        title: `Remove ${name} from staff?`,
        confirmLabel: 'Remove',
        text: 'They keep their customer account. You can add roles again at any time.',
        // The confirmation dialog closes first; the password may be asked for after it.
        onConfirm: () => void remove(),
      }}
    />
  )
}
