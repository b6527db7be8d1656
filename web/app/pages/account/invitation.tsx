import { useSearchParams } from 'react-router'
import { getInvitation } from '#contract/creators/team.ts'
import { InvitationCard } from '#web/features/creators/team/invitation-card.tsx'
import { UnconfirmedNotice } from '#web/features/identity/account/unconfirmed-notice.tsx'
import { read } from '#web/lib/api/page-reads.ts'
import { refusableRead } from '#web/lib/api/refusable-read.ts'
import { useUser } from '#web/lib/session/use-user.ts'
import { secretHead } from '#web/pages/parts/private-head.ts'
import { ButtonLink } from '#web/ui/buttons/button-link.tsx'
import { Notice } from '#web/ui/notice.tsx'

export const handle = { query: ['code'] }

const page = refusableRead(({ params, url }) =>
  read(getInvitation, { params: { invitationId: params.invitationId ?? '' }, query: { code: url.searchParams.get('code') ?? '' } }),
)

export const loader = page.loader
export const clientLoader = page.clientLoader

export const meta = secretHead('Invitation')

export default function Invitation() {
  const invitation = page.useAnswer()
  const [query] = useSearchParams()
  return invitation ? <InvitationCard invitation={invitation} code={query.get('code') ?? ''} /> : <NoInvitation />
}

/** Expired, or for another address: only the owner of that address may know which. */
const NoInvitation = () => {
  const user = useUser()
  return (
    <div className="grid max-w-160 justify-items-start gap-6 pt-12">
      <h1 className="text-40">Invitation</h1>
      {user && !user.confirmedAccount && <UnconfirmedNotice email={user.email} />}
      <Notice kind="warn" title="This invitation isn’t available" className="w-full">
        It was used or withdrawn, is older than 7 days, or was sent to an address other than{' '}
        <span className="wrap-anywhere text-ink">{user?.email}</span>. Ask for a new one, or sign in with the address it went to.
      </Notice>
      <ButtonLink to="/">Back to home</ButtonLink>
    </div>
  )
}
