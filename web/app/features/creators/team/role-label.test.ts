import { expect, test } from 'vitest'
import { describeRole } from './role-label.ts'

test.each([
  ['Admin', 'Everything, including team and settings.'],
  ['PluginDeveloper', 'Can change products, releases and licenses. Can view bundles, coupons and vouchers. Can view sales, without names.'],
  [
    'Marketing',
    'Can change bundles, coupons and vouchers. Can edit the texts of products. Can view releases and licenses. Can view sales, without names.',
  ],
  [
    'Financial',
    'Can view and refund sales. Can change payouts and tax details. Can view products, releases and licenses, bundles, coupons and vouchers.',
  ],
] as const)('%s: %s', (role, text) => {
  expect(describeRole(role)).toBe(text)
})
