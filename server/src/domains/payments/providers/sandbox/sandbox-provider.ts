import type { Currency } from '#contract/core/money.ts'
import {
  type PaymentOrder,
  type PaymentProvider,
  type PaymentReport,
  ProviderAway,
  type ProviderEvent,
} from '../../../../platform/payments/provider.ts'
import { postText } from './post-text.ts'
import { isSigned, signatureHeader, signBody } from './signature.ts'
import type { sandboxStatuses } from './statuses.ts'

type Row = {
  id: string
  idempotency_key: string
  status: (typeof sandboxStatuses)[number]
  reason: string | null
  currency: Currency
  amount: number
  method: string
  country: string | null
}

const statuses: Record<Row['status'], PaymentReport['status']> = {
  requires_confirmation: 'NeedsConfirmation',
  processing: 'Processing',
  succeeded: 'Succeeded',
  declined: 'Declined',
  canceled: 'Cancelled',
  failed: 'Failed',
}

const nameOf = (method: string): string | null => (method.startsWith('pm_') ? `Card ending in ${method.slice(-4)}` : null)

const toReport = (row: Row): PaymentReport => ({
  providerId: row.id,
  reference: row.idempotency_key,
  status: statuses[row.status],
  amount: row.amount,
  currency: row.currency,
  reason: row.reason,
  clientSecret: null,
  methodId: row.method,
  methodName: nameOf(row.method),
  cardCountry: row.country,
})

type EventBody = { id: string; type: string; object: { reference?: string; dispute?: string } }

const toEvent = ({ id, type, object }: EventBody): ProviderEvent => {
  if (type.startsWith('payment.')) return { id, type, about: 'payment', reference: object.reference ?? '' }
  if (type.startsWith('refund.')) return { id, type, about: 'refund', reference: object.reference ?? '' }
  if (type.startsWith('dispute.')) return { id, type, about: 'dispute', disputeId: object.dispute ?? '' }
  return { id, type, about: 'nothing' }
}

type Deps = { url: string; secret: Uint8Array; answerWithin?: number }

/** Our side of the Sandbox. Calls are signed like its webhooks. */
export const sandboxProvider = ({ url, secret, answerWithin = 10_000 }: Deps): PaymentProvider => {
  const call = async <Answer>(path: string, body: object): Promise<Answer> => {
    const text = JSON.stringify(body)
    try {
      const headers = { [signatureHeader]: signBody(secret, text, new Date()) }
      const answer = await postText({ url: `${url}${path}`, body: text, headers, within: answerWithin })
      if (answer.status !== 200) throw new Error(`the Sandbox answered ${answer.status}: ${answer.text}`)
      return JSON.parse(answer.text) as Answer
    } catch (error) {
      throw new ProviderAway(error)
    }
  }

  return {
    name: 'Sandbox',
    form: { name: 'Sandbox' },
    takesCardNumbers: true,
    formHosts: null,
    confirmationOf: () => ({ kind: 'Sandbox', words: 'Your bank asks you to confirm this payment.' }),
    start: async (order: PaymentOrder) => toReport(await call<Row>('/payments', order)),
    confirm: async (id, approved) => toReport(await call<Row>('/payments/confirm', { id, approved })),
    find: async (reference) => {
      const row = await call<Row | null>('/payments/find', { reference })
      return row ? toReport(row) : undefined
    },
    cancel: async (order) => toReport(await call<Row>('/payments/cancel', order)),
    beginMethod: async () => ({ kind: 'Sandbox' }),
    saveMethod: async ({ card }) => {
      if (!card) return { saved: false, reason: 'Enter a card' }
      const stored = await call<{ method: string } | { reason: string }>('/methods', { card })
      return 'method' in stored
        ? { saved: true, methodId: stored.method, methodName: nameOf(stored.method) }
        : { saved: false, reason: stored.reason }
    },
    refund: async ({ reference, paymentProviderId, amount }) => {
      const made = await call<{ id: string; status: string }>('/refunds', { reference, id: paymentProviderId, amount })
      return { providerId: made.id, reference, status: made.status === 'succeeded' ? 'Succeeded' : 'Failed', amount }
    },
    findDispute: async (id) => {
      const row = await call<{ id: string; payment_id: string; status: string; amount: number } | null>('/disputes/find', { id })
      if (!row) return undefined
      const status = row.status === 'open' ? 'Open' : row.status === 'won' ? 'Won' : 'Lost'
      return { providerId: row.id, paymentProviderId: row.payment_id, status, amount: row.amount, dueAt: null }
    },
    readEvent: (body, headers) =>
      isSigned(secret, body, headers[signatureHeader], new Date()) ? toEvent(JSON.parse(body) as EventBody) : undefined,
  }
}
