import { z } from 'zod'
import { currency, minorUnitsOf } from '#contract/core/money.ts'
import { formatMoney } from '#web/ui/price.tsx'

/** What is written to the log, in words. The log may hold more than is known here; that is then shown as it is written. */
const actions: Readonly<Record<string, string>> = {
  'sign-in.succeeded': 'Signed in',
  'sign-in.failed': 'Sign-in failed',
  'session.ended': 'Session ended',
  'session.ended-everywhere': 'Signed out everywhere',
  'session.stolen-token': 'Reused token, sessions ended',
  'account.signed-up': 'Signed up',
  'account.confirmed': 'Account confirmed',
  'account.confirmation-sent': 'Confirmation sent again',
  'account.merged': 'Accounts merged',
  'account.exported': 'Data exported',
  'account.deleted': 'Account deleted',
  'password.changed': 'Password changed',
  'password.reset': 'Password reset',
  'email.change-asked': 'New address requested',
  'email.changed': 'Address changed',
  'two-factor.on': 'Two-factor on',
  'two-factor.off': 'Two-factor off',
  'two-factor.codes-renewed': 'Recovery codes renewed',
  'staff.roles-set': 'Staff roles set',
  'team.invited': 'Team: invited',
  'team.invitation-withdrawn': 'Team: invitation withdrawn',
  'team.joined': 'Team: joined',
  'team.roles-changed': 'Team: roles changed',
  'team.removed': 'Team: removed',
  'creator.acted-for': 'Acted for a creator',
  'creator.acting-stopped': 'Stopped acting for a creator',
  'creator.changed-by-staff': 'Creator changed by staff',
  'creator.changed': 'Creator: live, featured or whitelabel',
  'creator.fee-set': 'Creator: fee set',
  'creator.suspended': 'Creator suspended',
  'creator.unsuspended': 'Suspension lifted',
  'application.approved': 'Application approved',
  'application.rejected': 'Application rejected',
  'application.asked-back': 'Application: more information requested',
  'application.reopened': 'Application: rejection undone',
  'order.refunded': 'Order refunded',
  'refund.paid-by-hand': 'Refund paid another way',
  'order.moved': 'Order moved to another account',
  'invoice.corrected': 'Invoice corrected',
  'license.changed': 'License changed',
  'receipt.sent-again': 'Receipt sent again',
  'mail.sent-again': 'E-mail sent again',
  'featured.changed': 'Featured list changed',
  'rates.added': 'Rates added',
  'seller.changed': 'Seller changed',
  'payout-account.changed': 'Payout account changed',
  'payout-run.started': 'Payout run started',
  'payout-file.exported': 'Payout file exported',
  'payout.changed': 'Payout changed',
  'support.answered': 'Support: customer answered',
  'support.assigned': 'Support: conversation assigned',
  'support.closed': 'Support: conversation closed',
  'support.reopened': 'Support: conversation reopened',
  'support.noted': 'Support: note for colleagues',
  'support.reply-entered': 'Support: reply entered by hand',
  'support.subject-set': 'Support: order or license set',
  'support.creator-asked': 'Support: creator asked',
  'support.canned-answer-changed': 'Support: canned answers changed',
  'release.approved': 'Release approved',
  'release.rejected': 'Release rejected',
  'release.changes-requested': 'Release: changes requested',
  'release.downloaded-for-review': 'Release: build downloaded for review',
  'note.added': 'Staff note added',
  'note.removed': 'Staff note removed',
  'note.restored': 'Staff note restored',
}

export const actionLabel = (action: string): string => actions[action] ?? action

export const actionOptions = Object.entries(actions).map(([value, label]) => ({ value, label }))

const asText = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(asText).join(', ') || 'none'
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)
}

const moneyIn = z.object({ amount: z.int(), currency }).loose()

/** The details of an entry in one line: "roles: QA, Owner; before: none". Money, logged in its smallest unit, is read as money. */
export const detailText = (details: Readonly<Record<string, unknown>>): string => {
  const money = moneyIn.safeParse(details)
  if (money.success) {
    const { amount, currency, ...others } = money.data
    return [formatMoney(amount / minorUnitsOf(currency), currency, { exact: true }), detailText(others)].filter(Boolean).join('; ')
  }
  return Object.entries(details)
    .map(([name, value]) => `${name}: ${asText(value)}`)
    .join('; ')
}
