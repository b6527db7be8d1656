import type { OrderSale } from '#contract/sales/staff-sales.ts'
import type { EvidenceSection } from '#domains/documents/index.ts'
import type { OrderActivation } from '#domains/licensing/index.ts'
import { writeAmount, writeTime } from './write-values.ts'

/** As many rows of one kind as a reader goes through; what is over is said. */
export const rowLimit = 1000

/** What the table is, or that there is nothing to put into it; and that something was left out. */
const around = (rows: readonly unknown[], text: string, none: string): { text?: string; note?: string } => {
  if (rows.length === 0) return { note: none }
  return { text, ...(rows.length >= rowLimit && { note: `The first ${rowLimit} are shown here; there may be more.` }) }
}

type Mail = { email: string; subject: string; sent_at: Date }

export const mailSection = (mails: readonly Mail[]): EvidenceSection => ({
  title: 'E-mails',
  table: {
    head: ['Time', 'To', 'Subject'],
    widths: [0.22, 0.35, 0.43],
    rows: mails.map(({ email, subject, sent_at }) => [writeTime(sent_at), email || 'deleted account', subject]),
  },
  ...around(mails, 'Accepted by the buyer’s mail server.', 'None was recorded for this order.'),
})

const sentText = ({ bytesSent, size, finishedAt }: OrderSale['downloads'][number]): string =>
  finishedAt ? `complete, ${writeTime(finishedAt)}` : `${size > 0 ? Math.floor((Math.min(bytesSent, size) / size) * 100) : 0}%`

export const downloadSection = (downloads: OrderSale['downloads']): EvidenceSection => ({
  title: 'Downloads',
  table: {
    head: ['Started', 'File', 'Received', 'Network', 'Device', 'By'],
    widths: [0.16, 0.25, 0.15, 0.2, 0.13, 0.11],
    rows: downloads.map((one) => [
      writeTime(one.startedAt),
      `${one.productName} ${one.version}, ${one.platform}: ${one.name}`,
      sentText(one),
      one.network ?? '',
      one.device ?? '',
      one.by ?? '',
    ]),
  },
  ...around(
    downloads,
    'Files downloaded with the licenses of this order, newest first.',
    'Nothing was downloaded with the licenses of this order.',
  ),
})

export const activationSection = (activations: readonly OrderActivation[]): EvidenceSection => ({
  title: 'Activations',
  table: {
    head: ['First', 'Last seen', 'What', 'Device', 'How'],
    widths: [0.18, 0.18, 0.24, 0.22, 0.18],
    rows: activations.map((one) => [
      writeTime(one.first_validated_at),
      one.last_validated_at ? writeTime(one.last_validated_at) : '',
      one.product,
      one.device,
      [one.method, one.platform, one.app_version, one.status === 'Revoked' ? 'released since' : null].filter(Boolean).join(', '),
    ]),
  },
  ...around(
    activations,
    'Devices on which the licenses of this order were activated.',
    'None of the licenses of this order was activated.',
  ),
})

export const invoiceSection = ({ invoices }: OrderSale): EvidenceSection => ({
  title: 'Invoices',
  table: {
    head: ['Number', 'Kind', 'Issued', 'Amount'],
    widths: [0.3, 0.3, 0.25, 0.15],
    rows: invoices.map(({ number, kind, at, amount }) => [
      number,
      kind === 'Invoice' ? 'Invoice' : 'Credit note',
      writeTime(at),
      writeAmount(amount),
    ]),
  },
  note: invoices.length > 0 ? 'Copies of them follow on the next pages.' : 'None was issued for this order.',
})
