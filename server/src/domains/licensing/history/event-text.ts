import type { licenseEventKinds } from '#contract/licensing/license-admin.ts'
import type { EventDetails } from './event-details.ts'
import { handReason } from './hand-reason.rules.ts'

type Kind = (typeof licenseEventKinds)[number]

const causes: Record<string, string> = { Order: 'bought', Voucher: 'redeemed with a voucher', Trial: 'started as a trial', Grant: 'given' }

/** Why a license is revoked, as text. A dispute is named by its id; by hand it is the note that was written. */
export const reasonText = (because: string): string => {
  if (because === 'refund') return 'The payment was refunded'
  if (because.startsWith('dsp_')) return 'The payment is disputed'
  if (because === 'joined') return 'It was merged with another trial of the same person'
  return because.replace(handReason, '')
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The event as the history shows it. */
export const eventText = (kind: Kind, details: EventDetails): string => {
  switch (kind) {
    case 'Issued':
      return `License ${causes[text(details.cause)] ?? 'issued'}`
    case 'Revoked':
      return `Revoked: ${[details.because]
        .flat()
        .map((reason) => reasonText(text(reason)))
        .join(', ')}`
    case 'Restored':
      return 'Restored'
    case 'SeatsChanged':
      return `Seats ${details.from} to ${details.to}`
    case 'Extended':
      return details.to ? `Valid until ${text(details.to).slice(0, 10)}` : 'No end date'
    case 'Activated':
      return `${text(details.device)} activated${details.method === 'Offline' ? ' offline' : ''}`
    case 'Reactivated':
      return `${text(details.device)} activated again${details.method === 'Offline' ? ', offline' : ''}`
    case 'Released':
      return details.replacedBy ? `Device replaced by ${text(details.replacedBy)}` : 'Device released'
    case 'Claimed':
      return 'Trial taken into an account'
    case 'Transferred':
      return 'Moved to another account'
  }
}
