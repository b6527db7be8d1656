import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { isLongRun } from '../../server/testing/rounds.ts'
import { expect } from './shop.ts'

type Wish = Parameters<AxeBuilder['options']>[0]
type Findings = Pick<Awaited<ReturnType<AxeBuilder['analyze']>>, 'violations'>

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What depends on colours; all else is the same in both themes. */
const rulesOfColours = ['color-contrast', 'link-in-text-block']

const axeSource = readFileSync(createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Colours that fade into each other have no contrast of their own: everything that ends has ended. What has just come into the page
 * begins its fade a picture or two later, so it counts as still only after two pictures in which nothing moved.
 */
const untilStill = (page: Page) =>
  Promise.all(
    page.frames().map((frame) =>
      frame
        .evaluate(async () => {
          // A frame that nobody sees draws no pictures.
          const nextPicture = () => new Promise((resolve) => [requestAnimationFrame(resolve), setTimeout(resolve, 100)])
          // Nor does what is folded away: it never ends.
          const isSeen = (effect: AnimationEffect | null) =>
            !(effect instanceof KeyframeEffect && effect.target?.checkVisibility() === false)
          const ending = () =>
            document
              .getAnimations()
              .filter(({ effect }) => isSeen(effect) && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
          for (let stillFor = 0; stillFor < 2; ) {
            await nextPicture()
            const moving = ending().filter(({ playState }) => playState === 'running')
            await Promise.allSettled(moving.map(({ finished }) => finished))
            stillFor = moving.length === 0 && document.querySelector('[data-transition]') === null ? stillFor + 1 : 0
          }
        })
        // A preview that is loaded anew meanwhile has left, and the next one is looked at as it comes.
        .catch((error: unknown) => {
          if (!frame.isDetached()) throw error
        }),
    ),
  )

/** The page looks at itself: handed over once, however often it looks, and nothing is told but what is wrong. */
const lookInside = async (page: Page, wish: Wish, exclude: string[]): Promise<Findings> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  return page.evaluate(
    async ([options, without]) => {
      const { axe } = window as unknown as { axe: { run(where: { exclude: string[] }, options: Wish): Promise<Findings> } }
      const { violations } = await axe.run({ exclude: without }, options)
      return { violations }
    },
    [{ ...wish, iframes: false }, exclude] as const,
  )
}

// What is found in frames is put together on a second page, which costs as much as the look itself; without frames there is nothing to.
const look = (page: Page, wish: Wish, exclude: string[]): Promise<Findings> =>
  page.frames().length === 1 || exclude.includes('iframe')
    ? lookInside(page, wish, exclude)
    : exclude.reduce((builder, part) => builder.exclude(part), new AxeBuilder({ page, axeSource }).options(wish)).analyze()

const expectNone = async (page: Page, where: string, wish: Wish, exclude: string[]): Promise<void> => {
  await untilStill(page)
  // What is good is neither gathered nor sent, which is more work than the look itself.
  const { violations } = await look(page, { ...wish, resultTypes: ['violations'] }, exclude)
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`),
    where,
  ).toEqual([])
}

/** What is around every page: looked at once for each kind of user (axe.journey.ts), and left out everywhere else. */
export const aroundPages = ['header:has(nav[aria-label="Main"])', 'footer:not(main *)']

const onlyColours: Wish = { runOnly: { type: 'rule', values: rulesOfColours } }
const everyRule: Wish = { runOnly: { type: 'tag', values: tags } }
const otherRules: Wish = { ...everyRule, rules: Object.fromEntries(rulesOfColours.map((rule) => [rule, { enabled: false }])) }

export const expectNoViolations = (page: Page, where: string = page.url()): Promise<void> => expectNone(page, where, everyRule, aroundPages)

/** What a narrow window can break by itself: sizes, what scrolls, and the names of what only a phone shows. */
const rulesOfSizes: Wish = {
  runOnly: {
    type: 'rule',
    values: [
      'target-size',
      'scrollable-region-focusable',
      'button-name',
      'link-name',
      'label',
      'select-name',
      'aria-input-field-name',
      'image-alt',
    ],
  },
}

/** On a page that was looked at in another size. The rest of the page is the same there; the long run holds every rule against it again. */
export const expectNoViolationsBySize = (page: Page, where: string, exclude: string[]): Promise<void> =>
  expectNone(page, where, isLongRun ? otherRules : rulesOfSizes, exclude)

type Theme = 'light' | 'dark'

/** Whoever follows the system follows it at once, on the page that is open. */
export const expectNoViolationsIn = async (
  page: Page,
  theme: Theme,
  where: string = page.url(),
  wish = everyRule,
  exclude = aroundPages,
): Promise<void> => {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
  await expectNone(page, `${where} in ${theme}`, wish, exclude)
}

/** Half of the names say one theme, half the other, the same at every run. */
const themeOf = (where: string): Theme => ([...where].length % 2 === 0 ? 'light' : 'dark')

/**
 * The themes differ in their colours only, and a look at colours is half of the work. So the gate looks at each page in one of the two,
 * at about as many in either, and the long run at each in both.
 */
export const expectNoViolationsInThemes = async (page: Page, where: string = page.url(), exclude = aroundPages): Promise<void> => {
  const theme = themeOf(where)
  await expectNoViolationsIn(page, theme, where, everyRule, exclude)
  if (isLongRun) await expectNoViolationsIn(page, theme === 'light' ? 'dark' : 'light', where, onlyColours, exclude)
  else await page.emulateMedia({ colorScheme: 'light' })
}

/** Nothing stands out of the page to the right, where a phone would have to be pushed sideways. */
export const expectNoOverflow = async (page: Page, where: string = page.url()): Promise<void> => {
  const width = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(width, { message: `${where} is as wide as its window` }).toBe(0)
}
