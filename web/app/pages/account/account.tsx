import { getSecurity } from '#contract/identity/account.ts'
import { Duties } from '#web/features/admin/duties.tsx'
import { OverviewRows } from '#web/features/identity/account/overview-rows.tsx'
import { UnconfirmedNotice } from '#web/features/identity/account/unconfirmed-notice.tsx'
import { pageReads, read } from '#web/lib/api/page-reads.ts'
import { useUser } from '#web/lib/session/use-user.ts'
import { privateHead } from '#web/pages/parts/private-head.ts'

const page = pageReads(() => ({ security: read(getSecurity, {}) }))

export const loader = page.loader
export const clientLoader = page.clientLoader

export const meta = privateHead('Account')

export default function Account() {
  const { security } = page.useData()
  const user = useUser()
  if (!user) return null
  return (
    <>
      <header className="grid gap-2 pt-12 pb-10">
        <h1 className="text-40 wrap-anywhere">Hello{user.name.trim() && `, ${user.name}`}</h1>
        <p className="wrap-anywhere text-ink-2">{user.email}</p>
      </header>
      {!user.confirmedAccount && (
        <div className="mb-8">
          <UnconfirmedNotice email={user.email} />
        </div>
      )}
      <OverviewRows user={user} security={security} />
      {user.staffRoles.length > 0 && (
        <div className="mt-16">
          <Duties user={user} />
        </div>
      )}
    </>
  )
}
