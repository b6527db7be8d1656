import { afterEach, expect, test } from 'vitest'
import { forgetThings } from '../session/forget-things.ts'
import { draftName, forgetAllTyped } from './use-typed.ts'

const stored = new Map<string, string>()
const storage = new Proxy({} as Storage, {
  get: (_target, name) => (name === 'removeItem' ? (key: string) => stored.delete(key) : undefined),
  ownKeys: () => [...stored.keys()],
  getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
})
Object.assign(globalThis, { sessionStorage: storage, localStorage: storage })
afterEach(() => stored.clear())

const type = (...names: string[]) => {
  for (const name of names) stored.set(`typed-${name}`, '{}')
}

test('17.10 what is typed into a checkout is one person’s', () => {
  expect(draftName('ord_1', { id: 'usr_1' }, 'contact')).not.toBe(draftName('ord_1', { id: 'usr_2' }, 'contact'))
  expect(draftName('ord_1', { id: 'usr_1' }, 'contact')).not.toBe(draftName('ord_1', null, 'contact'))
})

test('17.10 it goes when the order is paid, whoever typed it, and when somebody signs out', () => {
  const other = draftName('ord_12', null, 'billing')
  type(draftName('ord_1', null, 'contact'), draftName('ord_1', { id: 'usr_1' }, 'billing'), other)
  const ofCheckouts = ['checkout-ord_1', 'checkout-handed-ord_2', 'open-checkout', 'left-checkouts']
  for (const key of [...ofCheckouts, 'order']) stored.set(key, '{}')
  forgetAllTyped('ord_1')
  expect([...stored.keys()]).toEqual([`typed-${other}`, ...ofCheckouts, 'order'])
  forgetThings()
  expect([...stored.keys()], 'the next person has the cart, and no receipts').toEqual(['order'])
})
