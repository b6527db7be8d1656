import { expect, test } from 'vitest'
import { everyRoute } from '#contract/index.ts'
import { describePermissions } from './permissions-page.ts'

const renewal = 'docs/permissions.md does not match the contract. Generate it again: npx vitest run server/src/permissions-page.test.ts -u'

test('§3 docs/permissions.md matches the contract', async () => {
  await expect(describePermissions(everyRoute), renewal).toMatchFileSnapshot('../../docs/permissions.md')
})
