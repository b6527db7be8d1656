import { useState } from 'react'
import type { StaffRole } from '#contract/permissions.ts'
import { type Colleague, listStaff, setStaffRoles } from '#contract/staff.ts'
import { call } from '#web/lib/call.ts'
import { failureLine, failureWords } from '#web/lib/failure-words.ts'
import { freshly } from '#web/lib/fresh-sign-in.ts'
import { useReread } from '#web/lib/use-reread.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { ChoicesDialog } from '#web/ui/choices-dialog.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toast } from '#web/ui/toast.ts'
import { staffRoleNames, staffRoleOptions } from './staff-words.ts'

export const ColleagueRow = ({ colleague, isSelf }: { colleague: Colleague; isSelf: boolean }) => {
  const [asking, setAsking] = useState<'roles' | 'removal'>()
  const reread = useReread()
  const close = () => setAsking(undefined)
  const name = colleague.name.trim() || colleague.email

  const setRoles = async (roles: StaffRole[]): Promise<boolean> => {
    const answer = await freshly(() => call(setStaffRoles, { body: { email: colleague.email, roles } }))
    if (answer === false) return false
    await reread(listStaff)
    return true
  }
  // The question is answered first and leaves; the password may be asked for after it.
  const remove = async (): Promise<void> => {
    close()
    try {
      if (await setRoles([])) toast({ kind: 'ok', text: `${name} is no longer staff` })
    } catch (error) {
      toast({ kind: 'error', text: failureLine(error) })
    }
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3.5">
      <div className="min-w-0 grow basis-64">
        <p className="flex flex-wrap items-center gap-2">
          <b className="wrap-anywhere">{name}</b>
          {isSelf && <Chip>you</Chip>}
          <Chip tone={colleague.hasTwoFactor ? 'ok' : 'warn'}>two-factor {colleague.hasTwoFactor ? 'on' : 'off'}</Chip>
        </p>
        <p className="text-14 wrap-anywhere text-ink-2">{colleague.email}</p>
        <p className="mt-1.5 flex flex-wrap gap-1.5">
          {colleague.roles.map((role) => (
            <Chip key={role}>{staffRoleNames[role]}</Chip>
          ))}
        </p>
      </div>
      <div className="flex gap-2.5">
        <Button size="small" onPress={() => setAsking('roles')} aria-label={`Change the roles of ${name}`}>
          Change
        </Button>
        <Button size="small" kind="danger" onPress={() => setAsking('removal')} aria-label={`Remove ${name} from staff`}>
          Remove
        </Button>
      </div>
      <ChoicesDialog
        open={asking === 'roles'}
        onClose={close}
        title={`Roles of ${name}`}
        legend="Roles"
        options={staffRoleOptions}
        first={colleague.roles}
        noneWords="Choose at least one role, or remove them from staff"
        confirmLabel="Save roles"
        onSave={setRoles}
        wordsFor={failureWords}
      />
      <ConfirmDialog
        open={asking === 'removal'}
        onClose={close}
        title={`Remove ${name} from staff?`}
        confirmLabel="Remove"
        onConfirm={() => void remove()}
      >
        The account stays a customer’s account. Roles can be given again at any time.
      </ConfirmDialog>
    </li>
  )
}
