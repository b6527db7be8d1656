import AxeBuilder from '@axe-core/playwright'
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
]

for (const theme of ['light', 'dark'] as const) {
  for (const path of pages) {
    test(`${path} in ${theme} has no accessibility violations`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      await visit(page, path)
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`)).toEqual([])
    })
  }
}
