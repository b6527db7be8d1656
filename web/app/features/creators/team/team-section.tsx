import type { AnswerOf } from '#contract/core/route.ts'
import type { getTeam } from '#contract/creators/team.ts'
import { SectionHead } from '#web/ui/frame/section-head.tsx'
import { InvitationList } from './invitation-list.tsx'
import { InviteForm } from './invite-form.tsx'
import { MemberList } from './member-list.tsx'

type TeamSectionProps = { team: AnswerOf<typeof getTeam>; ownId: string; creatorName: string }

/** The members, the open invitations, and the form to invite. */
export const TeamSection = ({ team, ownId, creatorName }: TeamSectionProps) => (
  <section id="team" aria-labelledby="team-title">
    <SectionHead id="team-title" title="Team" note={`${team.members.length} ${team.members.length === 1 ? 'member' : 'members'}`} />
    <div className="grid gap-x-12 gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div className="grid content-start gap-10">
        <MemberList members={team.members} ownId={ownId} creatorName={creatorName} />
        {team.invitations.length > 0 && (
          <div>
            <h3 className="mb-3 text-16">Open invitations</h3>
            <InvitationList invitations={team.invitations} />
          </div>
        )}
      </div>
      <div>
        <h3 className="text-16">Invite someone</h3>
        <p className="mt-1.5 mb-5 text-14 text-ink-2">
          They get an e-mail with a link that is valid for 7 days. Nobody joins without accepting.
        </p>
        <InviteForm />
      </div>
    </div>
  </section>
)
