import { inviteMember, type TeamMember } from '#contract/creators/team.ts'
import { call } from '#web/lib/api/call.ts'
import { tellFailure } from '#web/ui/overlays/tell-failure.ts'
import { toast } from '#web/ui/overlays/toast.ts'

/** After a member was removed, or an invitation withdrawn: invites the same address again, with the same roles. */
export const inviteAgain = async ({ email, roles }: Pick<TeamMember, 'email' | 'roles'>, reread: () => Promise<unknown>): Promise<void> => {
  try {
    await call(inviteMember, { body: { email, roles } })
    toast({ kind: 'ok', text: `${email} is invited again` })
    await reread()
  } catch (error) {
    tellFailure(error)
  }
}
