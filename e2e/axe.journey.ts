import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { demoPassword } from './support/accounts.ts'
import { expect, test, visit } from './support/shop.ts'

const pages = [
  '/',
  '/?q=tape',
  '/?q=nothing-like-this',
  '/northlight-audio',
  '/northlight-audio/tape-one',
  '/lowtide/glass-choir',
  '/cart',
  '/creators',
  '/creators/northlight-audio',
  '/become-a-creator',
  '/support',
  '/support/buying',
  '/terms-of-use',
  '/privacy-policy',
  '/sign-in',
  '/sign-up',
  '/account',
  '/a/b/c/d',
  '/northlight-audio/tape-one/embed',
  '/api/docs',
  '/dev/ui',
  '/dev/mail',
  '/become-a-creator/apply',
  '/forgot-password',
  '/reset-password?email=a@example.test&code=a',
  '/reset-password',
  '/confirm-account?email=a@example.test&code=a',
  '/northlight-audio/sign-in',
  '/account/communications?email=a@example.test&token=a',
]

const ownPages = [
  ['casey@example.test', '/account'],
  ['casey@example.test', '/account/settings'],
  ['casey@example.test', '/account/confirm-email-change?email=a@example.test&code=a'],
  ['casey@example.test', '/account/invitations/inv_00000000000000000000000000?code=a'],
  ['ada@northlight.test', '/creator/settings'],
  ['owner@soundfair.test', '/admin'],
  ['qa@soundfair.test', '/admin'],
  ['qa@soundfair.test', '/creator'],
] as const

const expectNoViolations = async (page: Page): Promise<void> => {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`)).toEqual([])
}

for (const theme of ['light', 'dark'] as const) {
  for (const path of pages) {
    test(`${path} in ${theme} has no accessibility violations`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      await visit(page, path)
      await expectNoViolations(page)
    })
  }
  for (const [email, path] of ownPages) {
    test(`${path} of ${email} in ${theme} has no accessibility violations`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      await page.request.post(`/api/customer/identity/sign-in?email=${email}`, {
        data: demoPassword,
        headers: { 'content-type': 'text/plain' },
      })
      await visit(page, path)
      await expectNoViolations(page)
    })
  }
}
