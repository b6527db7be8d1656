import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { checkoutSecretHeader } from '#contract/payments/checkout-secret.ts'
import { openWire } from '../support/wire.ts'
import type { ProductRef } from './fill-shop.ts'

/** The body is only decoded when it is read, because this machine also runs the measured shop. */
type Response = { status: number; text(): string }

export type Caller = (method: string, path: string, body?: object, secret?: string) => Promise<Response>

let callers = 0
/** Rate limits are per network, and one machine plays many. */
const nextNetwork = (): string => `10.1.${(++callers >> 8) & 255}.${callers & 255}`

/** A client with a connection of its own. */
export const openCaller = (port: number, network = nextNetwork()): Caller => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  return (method, path, body, secret) =>
    new Promise((resolve, reject) => {
      const payload = body && Buffer.from(JSON.stringify(body))
      const headers = {
        'x-forwarded-for': network,
        ...(payload && { 'content-type': 'application/json', 'content-length': payload.length }),
        ...(secret && { [checkoutSecretHeader]: secret }),
      }
      const call = request({ host: '127.0.0.1', port, method, path: `/api/storefront/${path}`, headers, agent }, (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text: () => Buffer.concat(parts).toString() }))
      })
      call.on('error', reject)
      call.end(payload)
    })
}

const itemsOf = (products: readonly ProductRef[], quantity: number) =>
  products.map((product) => ({ type: 'Product', ...product, variationId: 'perpetual', quantity }))

/** Two products of each creator. */
const twentyOf = (products: readonly ProductRef[]): ProductRef[] => products.filter((_product, index) => index % 50 === 0)

const requireGood = (response: Response): Response => {
  if (response.status !== 200) throw new Error(`answered ${response.status}: ${response.text()}`)
  return response
}

/** The bytes of a request. */
const write = (network: string, path: string, body: object): Buffer => {
  const payload = JSON.stringify(body)
  const head = [`PATCH /api/storefront/${path} HTTP/1.1`, 'host: localhost', `x-forwarded-for: ${network}`, 'connection: keep-alive']
  const about = ['content-type: application/json', `content-length: ${Buffer.byteLength(payload)}`]
  return Buffer.from(`${[...head, ...about].join('\r\n')}\r\n\r\n${payload}`)
}

/** Changes a cart of twenty lines with coupons again and again. */
export const applyCodes = async (port: number, products: readonly ProductRef[], codes: readonly string[]) => {
  const network = nextNetwork()
  const call = openCaller(port, network)
  const path = `orders/${randomUUID()}`
  const wantedOf = (quantity: number) => ({ currency: 'USD', items: itemsOf(twentyOf(products), quantity) })
  requireGood(await call('PATCH', path, wantedOf(1)))
  for (const code of codes) requireGood(await call('PATCH', `${path}/coupon?code=${code}`))
  const changes = Array.from({ length: 9 }, (_none, index) => write(network, path, wantedOf(index + 1)))
  const wire = await openWire(port)
  let turn = 0
  return (): Promise<void> => wire.ask(changes[turn++ % changes.length] as Buffer)
}

const address = { countryCode: 'DE', streetAddress1: 'Musterweg 1', locality: 'Berlin', postCode: '10115' }
const card = { number: '4242424242424242', expiry: '12/40', cvc: '123' }

/** From an empty cart to licenses: all requests of a buyer's browser. */
export const buyOnce = async (call: Caller, products: readonly ProductRef[]): Promise<void> => {
  const orderId = randomUUID()
  const one = products[Math.floor(Math.random() * products.length)] as ProductRef
  requireGood(await call('PATCH', `orders/${orderId}?checkout=true`, { currency: 'USD', items: itemsOf([one], 1) }))
  const form = { name: 'Casey', email: `bench-${orderId}@example.test`, address, consent: true }
  const saved = JSON.parse(requireGood(await call('PUT', `checkouts/${orderId}`, form)).text()) as {
    secret: string
    order: { total: { due: object } }
  }
  const paid = requireGood(await call('POST', `checkouts/${orderId}/payment`, { due: saved.order.total.due, card }, saved.secret))
  const { status } = JSON.parse(paid.text()) as { status: string }
  if (status !== 'Completed') throw new Error(`a checkout ended as ${status}`)
}
