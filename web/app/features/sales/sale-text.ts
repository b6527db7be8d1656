import type { Address } from '#contract/core/address.ts'
import type { SaleChannel } from '#contract/sales/sale-wish.ts'
import type { SaleLine, SaleRow } from '#contract/sales/sales.ts'
import type { OrderSale } from '#contract/sales/staff-sales.ts'
import type { ChipTone } from '#web/ui/chip.tsx'

export const statusTones: Record<SaleRow['status'], ChipTone> = {
  Completed: 'ok',
  PartiallyRefunded: 'warn',
  Refunded: 'plain',
  Disputed: 'bad',
}

/** The channel of a sale. */
export const channelLabel: Record<SaleChannel, string> = {
  Marketplace: 'Soundfair',
  Embed: 'Embed',
  BuyLink: 'Buy link',
  Site: 'Own site',
}

/** The reason for the rate of a fee. */
export const feeReasonText: Record<SaleLine['feeReason'], string> = {
  Marketplace: 'found on Soundfair',
  OwnChannel: 'through their own channel',
  Agreed: 'agreed rate',
}

const utmLabels: Readonly<Record<string, string>> = {
  utm_source: 'Source',
  utm_medium: 'Medium',
  utm_campaign: 'Campaign',
  utm_term: 'Term',
  utm_content: 'Content',
}

/** Where the buyer came from: the usual parameters first, with readable names. */
export const utmFacts = (utm: Readonly<Record<string, string>>): { term: string; detail: string }[] => {
  const known = Object.keys(utmLabels).filter((name) => utm[name])
  const others = Object.keys(utm).filter((name) => !(name in utmLabels) && utm[name])
  return [...known, ...others].map((name) => ({ term: utmLabels[name] ?? name, detail: utm[name] ?? '' }))
}

type Look = { label: string; tone: ChipTone }

export const paymentLooks: Record<OrderSale['payments'][number]['status'], Look> = {
  Started: { label: 'Started', tone: 'warn' },
  NeedsConfirmation: { label: 'Waiting for the bank', tone: 'warn' },
  Processing: { label: 'In progress', tone: 'warn' },
  Succeeded: { label: 'Paid', tone: 'ok' },
  Declined: { label: 'Declined', tone: 'plain' },
  Cancelled: { label: 'Cancelled', tone: 'plain' },
  Failed: { label: 'Failed', tone: 'bad' },
  LateCapture: { label: 'Charged too late', tone: 'bad' },
}

export const disputeLooks: Record<OrderSale['disputes'][number]['status'], Look> = {
  Open: { label: 'Open', tone: 'bad' },
  Won: { label: 'Won', tone: 'ok' },
  Lost: { label: 'Lost', tone: 'plain' },
}

export const invoiceLabel: Record<OrderSale['invoices'][number]['kind'], string> = { Invoice: 'Invoice', CreditNote: 'Credit note' }

/** The address as on an envelope, without the country. */
export const addressLines = ({ streetAddress1, streetAddress2, postCode, locality, region }: Address): string[] =>
  [streetAddress1, streetAddress2, [postCode, locality].filter(Boolean).join(' '), region].flatMap((line) => line || [])
