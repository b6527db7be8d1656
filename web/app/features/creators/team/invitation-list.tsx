import { getTeam, type Invitation, withdrawInvitation } from '#contract/creators/team.ts'
import { call } from '#web/lib/api/call.ts'
import { useReread } from '#web/lib/api/use-reread.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { tellFailure } from '#web/ui/overlays/tell-failure.ts'
import { toast } from '#web/ui/overlays/toast.ts'
import { Instant } from '#web/ui/texts/instant.tsx'
import { inviteAgain } from './invite-again.ts'
import { roleNames } from './role-label.ts'

export const InvitationList = ({ invitations }: { invitations: readonly Invitation[] }) => (
  <ul className="border-t border-line">
    {invitations.map((invitation) => (
      <InvitationRow key={invitation.id} invitation={invitation} />
    ))}
  </ul>
)

const InvitationRow = ({ invitation }: { invitation: Invitation }) => {
  const reread = useReread()
  const withdraw = async (): Promise<void> => {
    await call(withdrawInvitation, { params: { invitationId: invitation.id } })
    const action = { label: 'Invite again', run: () => inviteAgain(invitation, () => reread(getTeam)) }
    toast({ kind: 'ok', text: `The invitation to ${invitation.email} is withdrawn`, action })
    await reread(getTeam)
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3.5">
      <div className="min-w-0 grow basis-64">
        <b className="wrap-anywhere">{invitation.email}</b>
        <p className="text-14 text-ink-2">
          Invited by {invitation.invitedBy}, open until <Instant at={invitation.expiresAt} />
        </p>
        <p className="mt-1.5 flex flex-wrap gap-1.5">
          {invitation.roles.map((role) => (
            <Chip key={role}>{roleNames[role]}</Chip>
          ))}
        </p>
      </div>
      <Button size="small" onPress={withdraw} onFail={tellFailure} aria-label={`Withdraw the invitation to ${invitation.email}`}>
        Withdraw
      </Button>
    </li>
  )
}
