import { changeMemberRoles, getTeam, removeMember, type TeamMember } from '#contract/creators/team.ts'
import { call } from '#web/lib/api/call.ts'
import { failureMessage } from '#web/lib/api/failure-message.ts'
import { useReread } from '#web/lib/api/use-reread.ts'
import { Chip } from '#web/ui/chip.tsx'
import { PersonRow } from '#web/ui/lists/person-row.tsx'
import { tellFailure } from '#web/ui/overlays/tell-failure.ts'
import { toast } from '#web/ui/overlays/toast.ts'
import { Instant } from '#web/ui/texts/instant.tsx'
import { inviteAgain } from './invite-again.ts'
import { roleNames, roleOptions } from './role-label.ts'

type MemberListProps = { members: readonly TeamMember[]; ownId: string; creatorName: string }

export const MemberList = ({ members, ownId, creatorName }: MemberListProps) => (
  <ul className="border-t border-line">
    {members.map((member) => (
      <MemberRow key={member.userId} member={member} isSelf={member.userId === ownId} creatorName={creatorName} />
    ))}
  </ul>
)

const leaving = (creatorName: string) => ({
  button: 'Leave',
  label: `Leave ${creatorName}`,
  title: `Leave ${creatorName}?`,
  confirmLabel: 'Leave the team',
  text: `Your account stays; only your access to ${creatorName} ends. Whoever manages the team can invite you again.`,
})

const removing = (name: string, creatorName: string) => ({
  label: `Remove ${name}`,
  title: `Remove ${name} from ${creatorName}?`,
  confirmLabel: 'Remove',
  text: `The account stays; only access to ${creatorName} ends. You can invite the same address again.`,
})

const MemberRow = ({ member, isSelf, creatorName }: { member: TeamMember; isSelf: boolean; creatorName: string }) => {
  const reread = useReread()
  const name = member.name.trim() || member.email

  const change = async (roles: TeamMember['roles']): Promise<void> => {
    await call(changeMemberRoles, { params: { userId: member.userId }, body: { roles } })
    await reread(getTeam)
  }
  const remove = async (): Promise<void> => {
    await call(removeMember, { params: { userId: member.userId } })
    // Nobody joins a team without consent: the undo is a new invitation.
    const action = { label: 'Invite again', run: () => inviteAgain(member, () => reread(getTeam)) }
    toast({ kind: 'ok', text: isSelf ? `You have left ${creatorName}` : `${name} is no longer on the team`, ...(!isSelf && { action }) })
    await reread(getTeam)
  }

  return (
    <PersonRow
      name={name}
      marks={isSelf && <Chip>You</Chip>}
      note={
        <>
          {member.email}, since <Instant at={member.since} />
        </>
      }
      roles={member.roles}
      roleNames={roleNames}
      roleOptions={roleOptions}
      noRoleLabel="Choose at least one role"
      onRoles={change}
      textFor={failureMessage}
      removal={{
        ...(isSelf ? leaving(creatorName) : removing(name, creatorName)),
        onConfirm: remove,
        onFail: tellFailure,
      }}
    />
  )
}
