import { useSearchParams } from 'react-router'
import { getPreferences } from '#web/features/email/communication-routes.ts'
import { MailWishes } from '#web/features/email/mail-wishes.tsx'
import { read } from '#web/lib/api/page-reads.ts'
import { refusableRead } from '#web/lib/api/refusable-read.ts'
import { useUser } from '#web/lib/session/use-user.ts'
import { secretHead } from '#web/pages/parts/private-head.ts'
import { ButtonLink } from '#web/ui/buttons/button-link.tsx'
import { Notice } from '#web/ui/notice.tsx'

export const handle = { query: ['email', 'token'] }

const page = refusableRead(({ url }) =>
  read(getPreferences, { query: { email: url.searchParams.get('email') ?? '', token: url.searchParams.get('token') ?? '' } }),
)

export const loader = page.loader
export const clientLoader = page.clientLoader

export const meta = secretHead('E-mails from us')

export default function Communications() {
  const preferences = page.useAnswer()
  const [query] = useSearchParams()
  return (
    <div className="pt-12">
      <h1 className="text-40">E-mails from us</h1>
      {preferences ? (
        <>
          <p className="mt-3 mb-8 max-w-[35em] wrap-anywhere text-ink-2">
            What goes to <span className="text-ink">{preferences.email}</span>, besides receipts and account notices.
          </p>
          <MailWishes preferences={preferences} token={query.get('token') ?? ''} />
        </>
      ) : (
        <LinkOver />
      )}
    </div>
  )
}

const LinkOver = () => {
  const user = useUser()
  return (
    <Notice
      kind="warn"
      title="This link has expired"
      className="mt-8 max-w-140"
      action={
        <ButtonLink size="small" to={user ? '/account/settings#communication' : '/sign-in?to=%2Faccount%2Fsettings%23communication'}>
          {user ? 'Open settings' : 'Sign in'}
        </ButtonLink>
      }
    >
      Use the link at the end of our latest e-mail, or change this in your settings.
    </Notice>
  )
}
