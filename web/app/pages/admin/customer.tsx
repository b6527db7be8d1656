import { Link } from 'react-router'
import { type AccountDetail, getAccount } from '#contract/admin/accounts.ts'
import { AccountActs } from '#web/features/admin/customers/account-acts.tsx'
import { AccountFacts } from '#web/features/admin/customers/account-facts.tsx'
import {
  DownloadPart,
  LicensePart,
  LogPart,
  OrderPart,
  QuestionPart,
  SessionPart,
  SubscriptionPart,
  TeamPart,
} from '#web/features/admin/customers/account-parts.tsx'
import { useAccountActs } from '#web/features/admin/customers/use-account-acts.ts'
import { StaffNotes } from '#web/features/admin/notes/staff-notes.tsx'
import { mayChangeLicenses, mayRefundSales, maySeeSales } from '#web/features/admin/staff-access.ts'
import { SentMails } from '#web/features/email/sent-mails.tsx'
import { ConfirmPasswordDialog } from '#web/features/identity/confirm-password-dialog.tsx'
import { GrantLicenseButton } from '#web/features/licensing/admin/grant-license-dialog.tsx'
import { PageHead } from '#web/features/studio/page-head.tsx'
import { pageReads, read } from '#web/lib/api/page-reads.ts'
import { onlyFor } from '#web/lib/session/guards.ts'
import { useUser } from '#web/lib/session/use-user.ts'
import { privateHead } from '#web/pages/parts/private-head.ts'
import { Chip } from '#web/ui/chip.tsx'
import { Breadcrumbs } from '#web/ui/frame/breadcrumbs.tsx'
import { SectionHead } from '#web/ui/frame/section-head.tsx'
import { Notice } from '#web/ui/notice.tsx'

export const middleware = [onlyFor(maySeeSales)]
export const clientMiddleware = [onlyFor(maySeeSales)]

const page = pageReads(({ params }) => ({ account: read(getAccount, { params: { customerId: params.id ?? '' } }) }))

export const loader = page.loader
export const clientLoader = page.clientLoader
const nameOf = ({ name, email, mergedInto }: AccountDetail): string => name || email || (mergedInto ? 'Merged account' : 'Deleted account')

export const meta = page.meta(({ account }) => privateHead(nameOf(account))())

export default function AdminCustomer() {
  const { account } = page.useData()
  const user = useUser()
  const acts = useAccountActs(account)
  const mayChange = user !== null && mayRefundSales(user)
  const name = nameOf(account)
  const isThere = account.deletedAt === null
  return (
    <>
      <Breadcrumbs crumbs={[{ label: 'Customers', to: '/admin/customers' }, { label: name }]} className="mb-4" />
      <PageHead title={name} note={isThere && !account.isConfirmed && <Chip tone="warn">Not confirmed</Chip>}>
        {isThere && user && mayChangeLicenses(user) && <GrantLicenseButton email={account.email} onGiven={acts.reload} />}
        {mayChange && account.hindrance === null && <AccountActs account={account} acts={acts} />}
      </PageHead>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
        {account.mergedInto && (
          <Notice kind="info" title="This account was merged into another one">
            <Link to={`/admin/customers/${account.mergedInto}`} className="link">
              Everything in it was moved there
            </Link>
          </Notice>
        )}
        {!isThere && !account.mergedInto && (
          <Notice kind="info" title="This account is deleted">
            What the books have to keep is listed below.
          </Notice>
        )}
        {isThere && mayChange && account.hindrance && <Notice kind="info">{account.hindrance}</Notice>}
        <div className="grid gap-x-12 gap-y-10 md:grid-cols-2">
          <AccountFacts account={account} />
          {isThere && <StaffNotes about={{ kind: 'customer', id: account.id }} mayWrite={mayChange} />}
        </div>
        <OrderPart account={account} />
        <LicensePart account={account} />
        <div className="grid gap-x-12 gap-y-10 md:grid-cols-2">
          <SubscriptionPart account={account} />
          <SessionPart account={account} />
          <TeamPart account={account} />
          <QuestionPart account={account} />
        </div>
        <DownloadPart account={account} />
        {account.addresses.map((email, index) => (
          <section key={email} aria-labelledby={`mails-${index}`}>
            <SectionHead id={`mails-${index}`} title={index === 0 ? 'E-mails' : `E-mails to ${email}`} className="pb-2" />
            <SentMails of={{ email }} mayResend={mayChange} />
          </section>
        ))}
        <LogPart account={account} />
      </div>
      {user && <ConfirmPasswordDialog email={user.email} />}
    </>
  )
}
