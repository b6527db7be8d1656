import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { checkoutSecretHeader } from '#contract/checkout.ts'
import type { Shelf } from './fill-shop.ts'

/** What was said is put together by who wants to read it: this machine also runs the shop that is measured. */
type Said = { status: number; text(): string }

export type Caller = (method: string, path: string, body?: object | Buffer, secret?: string) => Promise<Said>

let callers = 0

/** A client with a connection of its own, from a network of its own: limits are per network, and one machine plays many. */
export const openCaller = (port: number): Caller => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const network = `10.1.${(++callers >> 8) & 255}.${callers & 255}`
  return (method, path, body, secret) =>
    new Promise((resolve, reject) => {
      const payload = body instanceof Buffer || !body ? body : Buffer.from(JSON.stringify(body))
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

const itemsOf = (shelves: readonly Shelf[], quantity: number) =>
  shelves.map((shelf) => ({ type: 'Product', ...shelf, variationId: 'perpetual', quantity }))

/** Two of each creator. */
const twentyOf = (shelves: readonly Shelf[]): Shelf[] => shelves.filter((_shelf, at) => at % 50 === 0)

const requireGood = (said: Said): Said => {
  if (said.status !== 200) throw new Error(`answered ${said.status}: ${said.text()}`)
  return said
}

/** A cart of twenty lines with coupons, changed again and again. */
export const applyCodes = async (call: Caller, shelves: readonly Shelf[], codes: readonly string[]) => {
  const orderId = randomUUID()
  const body = { currency: 'USD', items: itemsOf(twentyOf(shelves), 1) }
  requireGood(await call('PATCH', `orders/${orderId}`, body))
  for (const code of codes) requireGood(await call('PATCH', `orders/${orderId}/coupon?code=${code}`))
  const bodies = Array.from({ length: 9 }, (_none, place) =>
    Buffer.from(JSON.stringify({ currency: 'USD', items: itemsOf(twentyOf(shelves), place + 1) })),
  )
  let turn = 0
  return async (): Promise<void> => {
    requireGood(await call('PATCH', `orders/${orderId}`, bodies[turn++ % bodies.length]))
  }
}

const address = { countryCode: 'DE', streetAddress1: 'Musterweg 1', locality: 'Berlin', postCode: '10115' }
const card = { number: '4242424242424242', expiry: '12/40', cvc: '123' }

/** From an empty cart to licenses: everything a buyer's browser asks for. */
export const buyOnce = async (call: Caller, shelves: readonly Shelf[]): Promise<void> => {
  const orderId = randomUUID()
  const one = shelves[Math.floor(Math.random() * shelves.length)] as Shelf
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
