import type { ReactNode } from 'react'
import type { AccountDetail } from '#contract/admin/accounts.ts'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { SectionHead } from '#web/ui/frame/section-head.tsx'
import { Price } from '#web/ui/price.tsx'
import { Instant } from '#web/ui/texts/instant.tsx'
import { staffRoleNames } from '../staff-text.ts'

const fact = (term: string, detail: ReactNode) => (detail ? [{ term, detail }] : [])

/** How they can sign in. */
const accessOf = ({ confirmedAt, hasPassword, hasTwoFactor }: AccountDetail) => [
  {
    term: 'Address',
    detail: confirmedAt ? (
      <>
        confirmed <Instant at={confirmedAt} show="date" />
      </>
    ) : (
      'not confirmed'
    ),
  },
  { term: 'Password', detail: hasPassword ? 'chosen' : 'none yet' },
  { term: 'Two-factor', detail: hasTwoFactor ? 'on' : 'off' },
]

/** Who the customer is, and how they can sign in. */
export const AccountFacts = ({ account }: { account: AccountDetail }) => (
  <section aria-labelledby="account-facts">
    <SectionHead id="account-facts" title="Details" className="pb-2" />
    <DescriptionList
      items={[
        { term: 'Id', detail: <span className="figures wrap-anywhere">{account.id}</span> },
        ...fact('E-mail', account.email && <span className="wrap-anywhere">{account.email}</span>),
        ...(account.deletedAt === null ? accessOf(account) : []),
        { term: 'Since', detail: <Instant at={account.createdAt} show="moment" /> },
        ...fact('Ended', account.deletedAt && <Instant at={account.deletedAt} show="moment" />),
        ...fact('Staff roles', account.staffRoles.map((role) => staffRoleNames[role]).join(', ')),
        ...fact('Company', account.businessName),
        ...fact('Tax id', account.taxId),
        ...fact('Phone', account.phone),
        {
          term: 'Spent',
          detail:
            account.spent.length === 0
              ? 'nothing'
              : account.spent.map((amount) => <Price key={amount.currency} {...amount} exact className="mr-3 font-normal" />),
        },
      ]}
    />
  </section>
)
