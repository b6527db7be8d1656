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

// A page with frames is put together on a second one, which costs as much as the look itself; a page without has nothing to put together.
const look = (page: Page): AxeBuilder => new AxeBuilder({ page }).setLegacyMode(page.frames().length === 1)

const expectNone = async (page: Page, axe: AxeBuilder, where: string): Promise<void> => {
  await untilStill(page)
  const { violations } = await axe.analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`),
    where,
  ).toEqual([])
}

export const expectNoViolations = (page: Page, where: string = page.url()): Promise<void> =>
  expectNone(page, look(page).withTags(tags), where)

/** What depends on colours; all else is the same in both themes. */
const rulesOfColours = ['color-contrast', 'link-in-text-block']

/** Both themes, one after the other, on the page that is open: whoever follows the system follows it at once. */
export const expectNoViolationsInThemes = async (page: Page, where: string = page.url()): Promise<void> => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await expectNone(page, look(page).withRules(rulesOfColours), `${where} in dark`)
  await page.emulateMedia({ colorScheme: 'light' })
  await expectNoViolations(page, `${where} in light`)
}

/** Nothing stands out of the page to the right, where a phone would have to be pushed sideways. */
export const expectNoOverflow = async (page: Page, where: string = page.url()): Promise<void> => {
  const width = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(width, { message: `${where} is as wide as its window` }).toBe(0)
}
