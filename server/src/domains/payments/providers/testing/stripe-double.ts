import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Intent = {
  id: string
  object: 'payment_intent'
  status: string
  amount: number
  currency: string
  metadata: Record<string, string>
} & Record<string, unknown>
type Call = { method: string; path: string; key: string | undefined; form: Record<string, string> }

const metadataOf = (form: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(form).flatMap(([name, value]) => {
      const key = /^metadata\[(\w+)\]$/.exec(name)?.[1]
      return key ? [[key, value]] : []
    }),
  )

/** A saved card that no longer works. */
const declinedCard = 'pm_declined'

/** What our side needs of Stripe: intents, customers with their cards, refunds and disputes, and working idempotency keys. */
export const openStripeDouble = async () => {
  const intents = new Map<string, Intent>()
  const refunds = new Map<string, Record<string, unknown>>()
  const disputes = new Map<string, Record<string, unknown>>()
  const setups = new Map<string, Record<string, unknown>>()
  const answers = new Map<string, unknown>()
  const calls: Call[] = []
  const faults = { isDown: false, failures: 0, refundStatus: 'succeeded' }
  let count = 0

  const charge = (intent: Intent) => ({
    id: `ch_${intent.id}`,
    object: 'charge',
    payment_method_details: { type: 'card', card: { country: 'DE', last4: '4242' } },
  })

  const create = (form: Record<string, string>): Intent => {
    const id = `pi_${++count}`
    const intent: Intent = {
      id,
      object: 'payment_intent',
      status: form.confirm === 'true' && form.payment_method !== declinedCard ? 'succeeded' : 'requires_payment_method',
      amount: Number(form.amount),
      currency: form.currency ?? '',
      metadata: metadataOf(form),
      customer: form.customer ?? null,
      client_secret: `${id}_secret`,
      payment_method: form.payment_method ?? null,
      latest_charge: null,
      last_payment_error: null,
      cancellation_reason: null,
    }
    if (intent.status === 'succeeded') intent.latest_charge = charge(intent)
    intents.set(id, intent)
    return intent
  }

  const answer = (method: string, path: string, form: Record<string, string>): { status: number; body: unknown } => {
    const [, , kind, id = '', action] = path.split('/')
    const invalid = (message: string, code?: string) => ({ status: 400, body: { error: { type: 'invalid_request_error', message, code } } })
    if (kind === 'payment_intents') {
      if (method === 'POST' && !id) {
        if (Number(form.amount) < 50) return invalid('Amount must be at least $0.50 usd', 'amount_too_small')
        const made = create(form)
        if (form.confirm !== 'true' || made.status === 'succeeded') return { status: 200, body: made }
        // As Stripe does it: the decline is an error that contains the intent.
        const error = { type: 'card_error', code: 'card_declined', message: 'Your card was declined.', payment_intent: made }
        return { status: 402, body: { error } }
      }
      const intent = intents.get(id)
      if (!intent) return { status: 404, body: { error: { type: 'invalid_request_error', message: 'No such payment_intent' } } }
      if (action === 'cancel') {
        if (intent.status === 'succeeded' || intent.status === 'canceled') return invalid('This PaymentIntent cannot be canceled')
        Object.assign(intent, { status: 'canceled', cancellation_reason: form.cancellation_reason ?? null })
      }
      return { status: 200, body: intent }
    }
    if (kind === 'customers') return { status: 200, body: { id: `cus_${++count}`, object: 'customer' } }
    if (kind === 'setup_intents') {
      const known = setups.get(id)
      if (id) return known ? { status: 200, body: known } : invalid('No such setup_intent')
      const made = {
        id: `seti_${++count}`,
        object: 'setup_intent',
        status: 'requires_payment_method',
        customer: form.customer ?? null,
        metadata: metadataOf(form),
        payment_method: null,
        client_secret: `seti_${count}_secret`,
      }
      setups.set(made.id, made)
      return { status: 200, body: made }
    }
    if (kind === 'refunds' && method === 'GET') {
      const data = [...refunds.values()].filter((made) => made.payment_intent === form.payment_intent)
      return { status: 200, body: { object: 'list', data: structuredClone(data), has_more: false, url: '/v1/refunds' } }
    }
    if (kind === 'refunds') {
      const isDisputed = [...disputes.values()].some((one) => one.payment_intent === form.payment_intent && one.status !== 'won')
      if (isDisputed) return invalid('Charge has been charged back', 'charge_disputed')
      const made = {
        id: `re_${++count}`,
        object: 'refund',
        status: faults.refundStatus,
        amount: Number(form.amount),
        payment_intent: form.payment_intent,
        metadata: { refund: form['metadata[refund]'] },
      }
      refunds.set(made.id, made)
      // A repeated key returns the first answer.
      return { status: 200, body: structuredClone(made) }
    }
    if (kind === 'disputes') return { status: 200, body: disputes.get(id) ?? {} }
    return { status: 404, body: { error: { type: 'invalid_request_error', message: 'Unknown' } } }
  }

  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request.setEncoding('utf8')) text += chunk
    if (faults.isDown) return void request.socket.destroy()
    const form = Object.fromEntries(new URLSearchParams(request.method === 'GET' ? (request.url?.split('?')[1] ?? '') : text))
    const key = request.headers['idempotency-key'] as string | undefined
    const path = (request.url ?? '').split('?')[0] ?? ''
    const method = request.method ?? 'GET'
    calls.push({ method, path, key, form })
    const send = (status: number, body: unknown): void =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (faults.failures > 0) {
      faults.failures -= 1
      return send(500, { error: { type: 'api_error', message: 'Try again' } })
    }
    const known = key ? answers.get(`${key} ${path}`) : undefined
    const made = (known as ReturnType<typeof answer> | undefined) ?? answer(method, path, form)
    // An invalid call is not stored under its key.
    if (key && made.status !== 400) answers.set(`${key} ${path}`, made)
    send(made.status, made.body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    faults,
    intents,
    refunds,
    disputes,
    forgetKeys: (): void => answers.clear(),
    /** The buyer fills in the Payment Element. */
    pay: (id: string): void => {
      const intent = intents.get(id)
      if (intent) Object.assign(intent, { status: 'succeeded', payment_method: 'pm_card', latest_charge: charge(intent) })
    },
    /** The customer fills in the form for a card that is charged later. */
    enter: (setupId: string): void => {
      const card = { id: 'pm_new', object: 'payment_method', card: { last4: '1881', country: 'DE' } }
      Object.assign(setups.get(setupId) ?? {}, { status: 'succeeded', payment_method: card })
    },
    stop: async (): Promise<void> => {
      server.closeAllConnections()
      server.close()
    },
  }
}
