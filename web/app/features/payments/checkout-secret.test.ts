import { afterEach, expect, test, vi } from 'vitest'
import { checkoutSecretHeader } from '#contract/payments/checkout-secret.ts'
import { handOver, ownSecretHeaders, secretHeaders, storeSecret, takeHandedSecret } from './checkout-secret.ts'

/** A page at this address, without storage, such as a frame on another site. */
const openAt = (hash: string) => {
  const replaceState = vi.fn<(state: unknown, title: string, address: string) => void>()
  vi.stubGlobal('window', { location: { hash }, history: { state: null, replaceState } })
  return replaceState
}
afterEach(() => vi.unstubAllGlobals())

const withSecret = (secret: string) => ({ headers: { [checkoutSecretHeader]: secret } })

test('a checkout that leaves its frame takes its secret along, and the address loses it at once', () => {
  storeSecret('in-the-frame', 'abc_D-9')
  const replaceState = openAt(handOver('in-the-frame', '#pay-paypal'))
  takeHandedSecret('as-a-page')
  expect(secretHeaders('as-a-page')).toEqual(withSecret('abc_D-9'))
  expect(replaceState.mock.calls).toEqual([[null, '', '#pay-paypal']])
})

test('details are never saved with a secret that came with an address, only with the tab’s own', () => {
  openAt('#pay-paypal&secret=theirs')
  takeHandedSecret('from-a-link')
  expect(ownSecretHeaders('from-a-link')).toEqual({ headers: {} })
  storeSecret('from-a-link', 'mine')
  expect([ownSecretHeaders('from-a-link'), secretHeaders('from-a-link')]).toEqual([withSecret('mine'), withSecret('mine')])
})

test('without a secret nothing is added, and another hash is left alone', () => {
  expect(handOver('none', '#pay-paypal')).toBe('#pay-paypal')
  const replaceState = openAt('#content')
  takeHandedSecret('none')
  expect(replaceState).not.toHaveBeenCalled()
  expect(secretHeaders('none')).toEqual({ headers: {} })
})
