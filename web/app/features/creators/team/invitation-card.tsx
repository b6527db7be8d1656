import { useNavigate } from 'react-router'
import type { AnswerOf } from '#contract/core/route.ts'
import { acceptInvitation, type getInvitation } from '#contract/creators/team.ts'
import { call } from '#web/lib/api/call.ts'
import { refreshViewer } from '#web/lib/session/viewer-changes.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ButtonLink } from '#web/ui/buttons/button-link.tsx'
import { tellFailure } from '#web/ui/overlays/tell-failure.ts'
import { toast } from '#web/ui/overlays/toast.ts'
import { Cover } from '#web/ui/pictures/cover.tsx'
import { Instant } from '#web/ui/texts/instant.tsx'
import { describeRole, roleNames } from './role-label.ts'

type InvitationCardProps = { invitation: AnswerOf<typeof getInvitation>; code: string }

/** Who invites, to which team, with which roles; one click accepts. */
export const InvitationCard = ({ invitation, code }: InvitationCardProps) => {
  const navigate = useNavigate()
  const { creator, roles, invitedBy, expiresAt } = invitation
  const accept = async (): Promise<void> => {
    await call(acceptInvitation, { params: { invitationId: invitation.id }, body: { code } })
    await refreshViewer()
    toast({ kind: 'ok', text: `You are on the team of ${creator.name}` })
    await navigate('/creator', { replace: true })
  }
  return (
    <div className="max-w-160 pt-12">
      <Cover src={creator.logoUrl} alt="" width={600} sizes="80px" eager className="mb-6 w-20" />
      <h1 className="text-40 wrap-anywhere">Join {creator.name}</h1>
      <p className="mt-3 wrap-anywhere text-ink-2">
        {invitedBy} invites you to the team. The invitation is open until <Instant at={expiresAt} />.
      </p>
      <h2 className="mt-8 border-t border-ink pt-4 text-20">{roles.length === 1 ? 'Your role' : 'Your roles'}</h2>
      <dl className="mt-3 text-14">
        {roles.map((role) => (
          <div key={role} className="border-t border-line py-3">
            <dt className="font-semibold">{roleNames[role]}</dt>
            <dd className="mt-0.5 text-ink-2">{describeRole(role)}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button kind="go" onPress={accept} busyLabel="Joining" successLabel="Joined" onFail={tellFailure}>
          Accept
        </Button>
        <ButtonLink kind="quiet" to="/">
          Not now
        </ButtonLink>
      </div>
    </div>
  )
}
