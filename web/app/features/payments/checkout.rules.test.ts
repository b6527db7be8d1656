import { expect, test } from 'vitest'
import type { CheckoutDetails } from '#contract/payments/checkout.ts'
import { firstOpenStep, stageOf } from './checkout.rules.ts'

const address = {
  countryCode: 'FR',
  streetAddress1: '1 rue Mercière',
  streetAddress2: null,
  locality: 'Lyon',
  region: null,
  postCode: '69002',
}
const details = (change: Partial<CheckoutDetails> = {}): CheckoutDetails => ({
  name: 'Casey Moreau',
  email: 'casey@example.test',
  phone: null,
  businessName: null,
  taxId: null,
  address,
  consent: false,
  ...change,
})

test.each([
  [null, 'contact'],
  [details({ email: null }), 'contact'],
  [details({ name: null }), 'contact'],
  [details({ address: null }), 'billing'],
  [details({ address: { ...address, postCode: null } }), 'billing'],
  [details(), 'payment'],
])('§6 checkout continues at the first incomplete step: %#', (known, step) => {
  expect(firstOpenStep({ details: known })).toBe(step)
})

test('a declined card leads back to paying; no other status does', () => {
  const confirmation = { kind: 'Sandbox', words: 'Your bank asks you to confirm.' } as const
  expect(
    (['Open', 'Declined', 'Processing', 'NeedsConfirmation', 'Completed', 'Failed'] as const).map((status) =>
      stageOf({ status, confirmation: status === 'NeedsConfirmation' ? confirmation : null }),
    ),
  ).toEqual(['paying', 'paying', 'waiting', 'confirming', 'done', 'failed'])
})

test('whoever is not asked to confirm a payment waits for whoever is, and is offered no other one', () => {
  expect(stageOf({ status: 'NeedsConfirmation', confirmation: null })).toBe('waiting')
})
