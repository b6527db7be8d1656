/** Forms that fit the contract, for the sample calls. */

const draftParts = { name: 'Tape One', tagline: null, description: null, iconUrl: null, images: [], variations: [], pageBlocks: [] }
export const productDraft = { ...draftParts, compatibility: { systems: [], hosts: [], contents: [] }, tags: [], externalFulfillment: null }
export const bundleDraft = { ...draftParts, imageUrl: null, productIds: [], partial: false }
export const sellerForm = {
  validFrom: '2030-01-01',
  name: 'Soundfair GmbH',
  address: { countryCode: 'AT', streetAddress1: 'Ring 1' },
  taxId: null,
  registration: null,
  email: 'billing@example.test',
  payer: { sepa: null, ach: null },
}
export const saleForm = {
  name: 'Spring sale',
  description: null,
  off: { type: 'PercentageOffDiscount', percentage: 0.2 },
  isExclusive: false,
  startsAt: '2030-03-02T00:00:00Z',
  endsAt: null,
  recurringPaymentUseCount: null,
  targets: [{ kind: 'Product', itemId: 'tape-one', variationId: null }],
}

export const couponEffect = { off: { type: 'PercentageOffDiscount', percentage: 0.2 }, targets: null, minimum: null, isExclusive: false }
export const couponForm = {
  ...couponEffect,
  code: 'WARM20',
  name: 'Warm twenty',
  description: null,
  startsAt: null,
  endsAt: null,
  maxUses: 100,
  maxUsesPerCustomer: 1,
  recurringPaymentUseCount: null,
  isOn: true,
}

export const machineFile = Buffer.from(
  JSON.stringify({ id: 'a signature', name: 'Casey’s Mac', productId: 'tape-one', format: 'JWT' }),
).toString('base64')
export const voucherForm = {
  name: 'Press copies',
  description: null,
  gifts: [{ kind: 'Product', itemId: 'tape-one', quantity: 1 }],
  expiresAt: null,
  isOn: true,
}
