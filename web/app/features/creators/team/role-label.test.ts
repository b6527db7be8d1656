import { expect, test } from 'vitest'
import { describeRole } from './role-label.ts'

test.each([
  ['Admin', 'Everything, including team and settings.'],
  ['PluginDeveloper', 'Changes products; releases and licenses. Sees bundles, coupons and vouchers. Sees, with no names, sales.'],
  [
    'Marketing',
    'Changes bundles, coupons and vouchers. Writes the texts of products. Sees releases and licenses. Sees, with no names, sales.',
  ],
  ['Financial', 'Changes sales; payouts and tax details. Sees products; releases and licenses; bundles, coupons and vouchers.'],
] as const)('%s: %s', (role, text) => {
  expect(describeRole(role)).toBe(text)
})
