import { z } from 'zod'
import type { AuditAction } from '#contract/admin/audit-actions.ts'
import { currency, minorUnitsOf } from '#contract/core/money.ts'
import { staffRoles } from '#contract/core/permissions.ts'
import { formatMoney } from '#web/ui/price.tsx'
import { staffRoleNames } from './staff-text.ts'

type Details = Readonly<Record<string, unknown>>

/** "refundId" and "grant-licenses" as a person writes them. */
const phraseOf = (name: string): string =>
  name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase()

/** Some actions are logged as the name of a route, others as text. */
const actText = (action: string): string => (/^[\w-]+$/.test(action) ? phraseOf(action) : action)

const instants = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d):\d\d(?:\.\d+)?Z$/
const roleName = (written: string): string => {
  const role = staffRoles.find((known) => known === written)
  return role ? staffRoleNames[role] : phraseOf(written)
}

const asText = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(asText).join(', ') || 'none'
  if (value === null || value === undefined || value === '') return 'none'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'object') return Object.entries(value).map(named).join(', ') || 'nothing'
  return String(value).replace(instants, '$1 $2 UTC')
}

const optionalText = (value: unknown): string => (value === undefined ? '' : asText(value))

const named = ([name, value]: readonly [string, unknown]): string => `${phraseOf(name)} ${asText(value)}`

const rolesIn = (value: unknown): string => (Array.isArray(value) && value.length > 0 ? value.map(String).map(roleName).join(', ') : 'none')

const switched: readonly (readonly [string, string, string])[] = [
  ['live', 'made public', 'no longer public'],
  ['featured', 'featured', 'no longer featured'],
  ['whitelabel', 'whitelabel on', 'whitelabel off'],
]
const switches = (details: Details): string =>
  switched.flatMap(([name, on, off]) => (name in details ? [details[name] ? on : off] : [])).join(', ')

const moneyIn = z.object({ amount: z.int(), currency })
/** Money is logged in its smallest unit. */
const moneyText = (details: Details): string => {
  const money = moneyIn.safeParse(details)
  return money.success ? formatMoney(money.data.amount / minorUnitsOf(money.data.currency), money.data.currency, { exact: true }) : ''
}

const change = ({ before, after }: Details): string => `from ${rolesIn(before)} to ${rolesIn(after)}`
const version = (details: Details): string => `version ${asText(details.version)}`

/** The details of each action as text; the reason is added for all of them alike. */
const sentences: Partial<Record<AuditAction, (details: Details) => string>> = {
  'sign-in.failed': ({ because }) => phraseOf(optionalText(because)),
  'sign-in.succeeded': ({ device }) => optionalText(device),
  'staff.roles-set': change,
  'team.roles-changed': change,
  'team.invited': ({ roles }) => `as ${rolesIn(roles)}`,
  'team.joined': ({ roles }) => `as ${rolesIn(roles)}`,
  'team.removed': ({ before }) => `was ${rolesIn(before)}`,
  'creator.acted-for': ({ until }) => `until ${asText(until)}`,
  'creator.changed-by-staff': ({ action }) => actText(optionalText(action)),
  'creator.changed': switches,
  'creator.fee-set': ({ rate, from }) => `${asText(rate)} from ${asText(from)}`,
  'application.approved': () => '',
  'application.rejected': () => '',
  'application.asked-back': () => '',
  'application.reopened': () => '',
  'account.merged': ({ from, moved }) => `from ${asText(from)}: ${asText(moved)}`,
  'order.refunded': moneyText,
  'refund.paid-by-hand': moneyText,
  'order.moved': ({ from, to }) => `from ${asText(from)} to ${asText(to)}`,
  'invoice.corrected': ({ from, to, credit }) => `${asText(from)} replaced by ${asText(to)}, credit note ${asText(credit)}`,
  'license.changed': ({ action }) => optionalText(action),
  'mail.sent-again': ({ kind }) => phraseOf(asText(kind)),
  'receipt.sent-again': ({ invoice }) => (invoice ? `invoice ${asText(invoice)}` : ''),
  'featured.changed': ({ items }) => asText(items),
  'seller.changed': ({ name }) => asText(name),
  'payout-account.changed': ({ type, lastDigits }) => `${asText(type)} ending in ${asText(lastDigits)}`,
  'payout-file.exported': ({ format, payouts }) => `${asText(format)}, payouts: ${asText(payouts)}`,
  'payout.changed': ({ to }) => `now ${phraseOf(asText(to))}`,
  'support.answered': ({ closed }) => (closed ? 'and closed' : ''),
  'support.assigned': ({ to }) => `to ${asText(to)}`,
  'support.subject-set': ({ topic, order, license }) => `topic ${asText(topic)}, order ${asText(order)}, license ${asText(license)}`,
  'support.creator-asked': ({ creator }) => asText(creator),
  'support.canned-answer-changed': (details) =>
    ['added', 'changed', 'removed'].flatMap((how) => (how in details ? [`${how} “${asText(details[how])}”`] : [])).join(', '),
  'release.approved': version,
  'release.rejected': version,
  'release.changes-requested': version,
  'release.downloaded-for-review': (details) => `${asText(details.name)}, ${version(details)}`,
  'job.retried': ({ job }) => asText(job),
  'job.dismissed': ({ job, number }) => `${asText(job)}, number ${asText(number)}`,
  'note.added': () => '',
  'note.removed': () => '',
  'note.restored': () => '',
}

/** The details of an entry as readable text, followed by the reason that was given. */
export const detailText = (action: string, { reason, ...details }: Details): string => {
  const say = sentences[action as AuditAction] ?? ((given) => Object.entries(given).map(named).join(', '))
  return [say(details), reason ? `“${asText(reason)}”` : ''].filter(Boolean).join(': ')
}
