import { expect, test } from 'vitest'
import { describeRole } from './role-words.ts'

test.each([
  ['Admin', 'Everything, the team and the settings included.'],
  ['PluginDeveloper', 'Changes products and releases. Sees bundles. Sees, without names, sales.'],
  ['Marketing', 'Changes bundles. Writes texts in products. Sees releases. Sees, without names, sales.'],
  ['Financial', 'Changes sales and payouts. Sees products, releases, and bundles.'],
] as const)('%s: %s', (role, words) => {
  expect(describeRole(role)).toBe(words)
})
