import { Link } from 'react-router'
import type { AccountDetail } from '#contract/admin/accounts.ts'
import { saleStatusLabel } from '#web/lib/payments/sale-status.ts'
import { Chip } from '#web/ui/chip.tsx'
import { Price } from '#web/ui/price.tsx'
import { Instant } from '#web/ui/texts/instant.tsx'
import { detailText } from '../audit-details.ts'
import { actionLabel } from '../audit-text.ts'
import { Part, PartText } from './part.tsx'

/** A deleted account shows only the parts that have content. */
const whileThere = ({ deletedAt }: AccountDetail, text: string): string | null => (deletedAt === null ? text : null)

type AccountProps = { account: AccountDetail }

export const OrderPart = ({ account }: AccountProps) => (
  <Part
    id="account-orders"
    title="Orders"
    items={account.newestOrders}
    note={account.orders || undefined}
    empty={whileThere(account, 'No orders yet.')}
    keyOf={({ id }) => id}
  >
    {(order) => (
      <>
        <PartText under={order.what}>
          <Link to={`/admin/sales/${order.id}`} className="figures link">
            {order.orderNumber}
          </Link>{' '}
          {order.status !== 'Completed' && <Chip tone="warn">{saleStatusLabel[order.status]}</Chip>}
        </PartText>
        <span className="text-ink-2">
          <Instant at={order.at} show="date" />
        </span>
        <Price {...order.due} exact className="font-normal" />
      </>
    )}
  </Part>
)

const devicesText = (devices: AccountDetail['newestLicenses'][number]['devices']): string =>
  devices.map(({ name, method }) => (method === 'Offline' ? `${name} (offline)` : name)).join(', ')

export const LicensePart = ({ account }: AccountProps) => (
  <Part
    id="account-licenses"
    title="Licenses and devices"
    items={account.newestLicenses}
    note={account.licenses || undefined}
    empty={whileThere(account, 'No licenses yet.')}
    keyOf={({ id }) => id}
  >
    {(license) => (
      <>
        <PartText under={license.devices.length > 0 ? devicesText(license.devices) : license.seats > 0 && 'not on any device'}>
          <Link to={`/admin/licenses/${license.id}`} className="link">
            {license.productName}
          </Link>{' '}
          {license.status === 'Revoked' && <Chip tone="bad">Revoked</Chip>}
          {license.status === 'Active' && license.isOver && <Chip tone="warn">Ended</Chip>}
          {license.cause === 'Trial' && <Chip>Trial</Chip>}
        </PartText>
        {license.seats > 0 && (
          <span className="figures text-ink-2">
            {license.devices.length} of {license.seats}
          </span>
        )}
        <span className="text-ink-2">
          <Instant at={license.createdAt} show="date" />
        </span>
      </>
    )}
  </Part>
)

export const SubscriptionPart = ({ account }: AccountProps) => (
  <Part
    id="account-subscriptions"
    title="Subscriptions"
    items={account.subscriptions}
    empty={whileThere(account, 'No subscriptions.')}
    keyOf={({ id }) => id}
  >
    {(subscription) => (
      <>
        <PartText>
          {subscription.what}{' '}
          <Chip tone={subscription.status === 'Active' ? 'ok' : 'warn'}>
            {subscription.status}, {subscription.cycle}
          </Chip>
        </PartText>
        <span className="text-ink-2">
          until <Instant at={subscription.expiresAt} show="date" />
        </span>
      </>
    )}
  </Part>
)

export const SessionPart = ({ account }: AccountProps) => (
  <Part
    id="account-sessions"
    title="Sessions"
    items={account.sessions}
    empty={whileThere(account, 'Not signed in anywhere.')}
    keyOf={({ id }) => id}
  >
    {(session) => (
      <>
        <PartText under={session.network}>{session.device}</PartText>
        <span className="text-ink-2">
          last seen <Instant at={session.lastSeenAt} show="ago" />
        </span>
      </>
    )}
  </Part>
)

export const DownloadPart = ({ account }: AccountProps) => (
  <Part
    id="account-downloads"
    title="Downloads"
    items={account.downloads}
    empty={whileThere(account, 'No downloads yet.')}
    keyOf={({ id }) => id}
  >
    {(download) => (
      <>
        <PartText under={[download.device, download.network].filter(Boolean).join(' · ')}>
          {download.name} <span className="figures text-ink-2">{download.version}</span>
        </PartText>
        <span className="text-ink-2">
          <Instant at={download.startedAt} show="moment" />
        </span>
      </>
    )}
  </Part>
)

export const QuestionPart = ({ account }: AccountProps) => (
  <Part
    id="account-questions"
    title="Questions to support"
    items={account.conversations}
    empty={whileThere(account, 'No questions yet.')}
    keyOf={({ id }) => id}
  >
    {(question) => (
      <>
        <PartText>
          <Link to={`/admin/support?conversation=${question.id}`} className="link">
            {question.subject}
          </Link>{' '}
          <Chip tone={question.state === 'Open' ? 'warn' : 'plain'}>{question.state}</Chip>
        </PartText>
        <span className="text-ink-2">
          <Instant at={question.at} show="date" />
        </span>
      </>
    )}
  </Part>
)

export const TeamPart = ({ account }: AccountProps) => (
  <Part
    id="account-teams"
    title="Teams"
    items={account.teams}
    empty={whileThere(account, 'Not on any creator’s team.')}
    keyOf={({ creatorId }) => creatorId}
  >
    {(team) => (
      <>
        <PartText>{team.name}</PartText>
        <span className="text-ink-2">{team.roles.join(', ')}</span>
      </>
    )}
  </Part>
)

const who = ({ actor }: AccountDetail['log'][number], account: AccountDetail): string => {
  if (!actor) return 'not signed in'
  return actor.id === account.id ? 'themselves' : actor.name || actor.id
}

export const LogPart = ({ account }: AccountProps) => (
  <Part
    id="account-log"
    title="What happened"
    items={account.log}
    empty={whileThere(account, 'Nothing recorded yet.')}
    keyOf={({ id }) => id}
  >
    {(entry) => (
      <>
        <PartText under={[`by ${who(entry, account)}`, entry.network, detailText(entry.action, entry.details)].filter(Boolean).join(' · ')}>
          {actionLabel(entry.action)}
        </PartText>
        <span className="text-ink-2">
          <Instant at={entry.at} show="moment" />
        </span>
      </>
    )}
  </Part>
)
