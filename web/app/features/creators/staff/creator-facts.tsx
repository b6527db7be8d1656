import { Link } from 'react-router'
import type { WireMoney } from '#contract/core/money.ts'
import type { StaffCreator } from '#contract/creators/staff-creators.ts'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { Price } from '#web/ui/price.tsx'
import { Count } from '#web/ui/texts/count.tsx'
import { Instant } from '#web/ui/texts/instant.tsx'
import { roleNames } from '../team/role-label.ts'
import { applicationsHref } from './creators-address.ts'
import { PanelPart } from './panel-part.tsx'

/** Amounts in different currencies cannot be summed. */
const Amounts = ({ amounts }: { amounts: readonly WireMoney[] }) =>
  amounts.length === 0
    ? 'Nothing'
    : amounts.map((amount) => <Price key={amount.currency} {...amount} exact className="block font-normal" />)

const Terms = ({ creator: { terms } }: { creator: StaffCreator }) => {
  if (!terms.signed) return <>None signed; the latest are {terms.newest}</>
  const { version, by, at } = terms.signed
  return (
    <>
      <span className="figures">{version}</span>
      {version !== terms.newest && ` (the newest are ${terms.newest})`} by {by.name || by.email} on <Instant at={at} />
    </>
  )
}

/** What staff should know about a creator before a decision. */
export const CreatorFacts = ({ creator }: { creator: StaffCreator }) => (
  <DescriptionList
    items={[
      { term: 'Address', detail: <Link to={`/${creator.slug}`} className="link figures">{`/${creator.slug}`}</Link> },
      { term: 'Since', detail: <Instant at={creator.createdAt} /> },
      ...(creator.businessName ? [{ term: 'Business', detail: creator.businessName }] : []),
      ...(creator.email ? [{ term: 'E-mail', detail: <span className="wrap-anywhere">{creator.email}</span> }] : []),
      { term: 'Terms', detail: <Terms creator={creator} /> },
      { term: 'Balance, due', detail: <Amounts amounts={creator.balance.due} /> },
      { term: 'Balance, held', detail: <Amounts amounts={creator.balance.held} /> },
      {
        term: 'Figures',
        detail: (
          <span className="figures">
            <Count of={creator.figures.sales} /> sales, <Count of={creator.figures.licenses} /> licenses,{' '}
            <Count of={creator.figures.trials} /> trials
          </span>
        ),
      },
      ...(creator.applicationId
        ? [
            {
              term: 'Came from',
              detail: (
                <Link to={applicationsHref('all', creator.applicationId)} className="link">
                  its application
                </Link>
              ),
            },
          ]
        : []),
    ]}
  />
)

export const TeamPart = ({ team }: Pick<StaffCreator, 'team'>) => (
  <PanelPart title="Team">
    {team.length === 0 ? (
      <p className="text-14 text-ink-2">No members.</p>
    ) : (
      <ul className="text-14">
        {team.map(({ userId, name, email, roles, since }) => (
          <li key={userId} className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 border-b border-line py-2.5">
            <Link to={`/admin/customers/${userId}`} className="link wrap-anywhere">
              {name || email}
            </Link>
            <span>{roles.map((role) => roleNames[role]).join(', ')}</span>
            <span className="min-w-0 wrap-anywhere text-ink-2">
              {email} · since <Instant at={since} />
            </span>
          </li>
        ))}
      </ul>
    )}
  </PanelPart>
)

export const ActingPart = ({ acting }: Pick<StaffCreator, 'acting'>) => (
  <PanelPart title="Staff acting for it">
    {acting.length === 0 ? (
      <p className="text-14 text-ink-2">Nobody has acted for it.</p>
    ) : (
      <ul className="text-14">
        {acting.map(({ id, at, until, by, reason }) => (
          <li key={id} className="border-b border-line py-2.5">
            {by ?? 'Former member'}{' '}
            <span className="text-ink-2">
              from <Instant at={at} show="moment" /> until <Instant at={until} show="moment" />
            </span>
            <span className="mt-0.5 block wrap-anywhere text-ink-2">{reason}</span>
          </li>
        ))}
      </ul>
    )}
  </PanelPart>
)
