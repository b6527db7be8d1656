import { useState } from 'react'
import { changeMemberRoles, getTeam, removeMember, type TeamMember } from '#contract/team.ts'
import { call } from '#web/lib/call.ts'
import { failureLine, failureWords } from '#web/lib/failure-words.ts'
import { useReread } from '#web/lib/use-reread.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { ChoicesDialog } from '#web/ui/choices-dialog.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Instant } from '#web/ui/instant.tsx'
import { toast } from '#web/ui/toast.ts'
import { roleNames, roleOptions } from './role-words.ts'

type MemberListProps = { members: readonly TeamMember[]; ownId: string; creatorName: string }

export const MemberList = ({ members, ownId, creatorName }: MemberListProps) => (
  <ul className="border-t border-line">
    {members.map((member) => (
      <MemberRow key={member.userId} member={member} isSelf={member.userId === ownId} creatorName={creatorName} />
    ))}
  </ul>
)

const MemberRow = ({ member, isSelf, creatorName }: { member: TeamMember; isSelf: boolean; creatorName: string }) => {
  const [asking, setAsking] = useState<'roles' | 'removal'>()
  const reread = useReread()
  const close = () => setAsking(undefined)
  const name = member.name.trim() || member.email

  const change = async (roles: TeamMember['roles']): Promise<void> => {
    await call(changeMemberRoles, { params: { userId: member.userId }, body: { roles } })
    await reread(getTeam)
  }
  const remove = async (): Promise<void> => {
    await call(removeMember, { params: { userId: member.userId } })
    toast({ kind: 'ok', text: `${name} is no longer in the team` })
    await reread(getTeam)
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3.5">
      <div className="min-w-0 grow basis-64">
        <p className="flex flex-wrap items-center gap-2">
          <b className="wrap-anywhere">{name}</b>
          {isSelf && <Chip>you</Chip>}
        </p>
        <p className="text-14 wrap-anywhere text-ink-2">
          {member.email}, since <Instant at={member.since} />
        </p>
        <p className="mt-1.5 flex flex-wrap gap-1.5">
          {member.roles.map((role) => (
            <Chip key={role}>{roleNames[role]}</Chip>
          ))}
        </p>
      </div>
      <div className="flex gap-2.5">
        <Button size="small" onPress={() => setAsking('roles')} aria-label={`Change the roles of ${name}`}>
          Change
        </Button>
        <Button size="small" kind="danger" onPress={() => setAsking('removal')} aria-label={`Remove ${name}`}>
          Remove
        </Button>
      </div>
      <ChoicesDialog
        open={asking === 'roles'}
        onClose={close}
        title={`Roles of ${name}`}
        legend="Roles"
        options={roleOptions}
        first={member.roles}
        noneWords="Choose at least one role"
        confirmLabel="Save roles"
        onSave={change}
        wordsFor={failureWords}
      />
      <ConfirmDialog
        open={asking === 'removal'}
        onClose={close}
        title={isSelf ? `Leave ${creatorName}?` : `Remove ${name} from ${creatorName}?`}
        confirmLabel={isSelf ? 'Leave the team' : 'Remove'}
        onConfirm={remove}
        onFail={(error) => toast({ kind: 'error', text: failureLine(error) })}
      >
        The account stays; only the way into {creatorName} ends. You can invite the same address again.
      </ConfirmDialog>
    </li>
  )
}
