import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './shop.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Colours that fade into each other have no contrast of their own: everything that ends has ended. */
const untilStill = (page: Page) =>
  Promise.all(
    page.frames().map((frame) =>
      frame.evaluate(async () => {
        const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        await Promise.allSettled(ending.map(({ finished }) => finished))
      }),
    ),
  )

export const expectNoViolations = async (page: Page, where: string = page.url()): Promise<void> => {
  await untilStill(page)
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`),
    where,
  ).toEqual([])
}

/** Both themes, one after the other, on the page that is open: whoever follows the system follows it at once. */
export const expectNoViolationsInThemes = async (page: Page, where: string = page.url()): Promise<void> => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expectNoViolations(page, `${where} in ${colorScheme}`)
  }
}

/** Nothing stands out of the page to the right, where a phone would have to be pushed sideways. */
export const expectNoOverflow = async (page: Page, where: string = page.url()): Promise<void> => {
  const width = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(width, { message: `${where} is as wide as its window` }).toBe(0)
}
