import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { isLongRun } from '../../server/testing/rounds.ts'
import { expect } from './shop.ts'

type AxeOptions = Parameters<AxeBuilder['options']>[0]
type Findings = Pick<Awaited<ReturnType<AxeBuilder['analyze']>>, 'violations'>

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The rules about colours; all others are the same in both themes. */
const rulesOfColours = ['color-contrast', 'link-in-text-block']

const axeSource = readFileSync(createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Waits for the end of all transitions, because fading colours have no contrast of their own. A new element starts its transition a frame
 * or two later, so the page counts as still after two frames without animations.
 */
const untilStill = (page: Page) =>
  Promise.all(
    page.frames().map((frame) =>
      frame
        .evaluate(async () => {
          // A hidden iframe renders no frames.
          const nextPicture = () => new Promise((resolve) => [requestAnimationFrame(resolve), setTimeout(resolve, 100)])
          // Nor does a collapsed element: its animation never ends.
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
        // If a preview reloads meanwhile, its iframe is gone, and the new one is checked in turn.
        .catch((error: unknown) => {
          if (!frame.isDetached()) throw error
        }),
    ),
  )

/** Runs axe inside the page: it is injected only once per page, and only violations are returned. */
const runInPage = async (page: Page, options: AxeOptions, exclude: string[]): Promise<Findings> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  return page.evaluate(
    async ([options, without]) => {
      const { axe } = window as unknown as { axe: { run(where: { exclude: string[] }, options: AxeOptions): Promise<Findings> } }
      const { violations } = await axe.run({ exclude: without }, options)
      return { violations }
    },
    [{ ...options, iframes: false }, exclude] as const,
  )
}

// For a page with iframes axe merges its results in a second page, which costs as much as the check itself; where the iframes are left
// out there is nothing to merge.
const runAxe = (page: Page, options: AxeOptions, exclude: string[]): Promise<Findings> =>
  page.frames().length === 1 || exclude.includes('iframe')
    ? runInPage(page, options, exclude)
    : exclude.reduce((builder, part) => builder.exclude(part), new AxeBuilder({ page, axeSource }).options(options)).analyze()

const expectNone = async (page: Page, where: string, options: AxeOptions, exclude: string[]): Promise<void> => {
  await untilStill(page)
  // Passed rules are neither collected nor sent, because that takes longer than the check itself.
  const { violations } = await runAxe(page, { ...options, resultTypes: ['violations'] }, exclude)
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`),
    where,
  ).toEqual([])
}

/** The bar and footer of every page: checked once for each kind of user (axe.journey.ts), and excluded everywhere else. */
export const aroundPages = ['header:has(nav[aria-label="Main"])', 'footer:not(main *)']

const onlyColours: AxeOptions = { runOnly: { type: 'rule', values: rulesOfColours } }
/** Who speaks to the browser says what a button shows, so its name has those words (WCAG 2.5.3); axe leaves this rule out by itself. */
const alsoLabels = { 'label-content-name-mismatch': { enabled: true } }
const everyRule: AxeOptions = { runOnly: { type: 'tag', values: tags }, rules: alsoLabels }
const otherRules: AxeOptions = { ...everyRule, rules: Object.fromEntries(rulesOfColours.map((rule) => [rule, { enabled: false }])) }

export const expectNoViolations = (page: Page, where: string = page.url()): Promise<void> => expectNone(page, where, everyRule, aroundPages)

/** The rules that a narrow window can break: target sizes, scrolling, and the names of elements that only a phone shows. */
const rulesOfSizes: AxeOptions = {
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

/** For a page that was checked in another size. The rest of it is the same; the long run checks all rules again. */
export const expectNoViolationsBySize = (page: Page, where: string, exclude: string[]): Promise<void> =>
  expectNone(page, where, isLongRun ? otherRules : rulesOfSizes, exclude)

type Theme = 'light' | 'dark'

/** Switches the system's theme on the open page, which follows at once. */
export const expectNoViolationsIn = async (
  page: Page,
  theme: Theme,
  where: string = page.url(),
  options = everyRule,
  exclude = aroundPages,
): Promise<void> => {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
  await expectNone(page, `${where} in ${theme}`, options, exclude)
}

/** The same theme for the same name in every run, about half of the names each. */
const themeOf = (where: string): Theme => ([...where].length % 2 === 0 ? 'light' : 'dark')

/**
 * The themes differ in colours only, and checking colours is half of the work. So the gate checks each page in one theme, about half of
 * them in each, and the long run checks each in both.
 */
export const expectNoViolationsInThemes = async (page: Page, where: string = page.url(), exclude = aroundPages): Promise<void> => {
  const theme = themeOf(where)
  await expectNoViolationsIn(page, theme, where, everyRule, exclude)
  if (isLongRun) await expectNoViolationsIn(page, theme === 'light' ? 'dark' : 'light', where, onlyColours, exclude)
  else await page.emulateMedia({ colorScheme: 'light' })
}

/** Nothing overflows to the right, where a phone would scroll sideways. */
export const expectNoOverflow = async (page: Page, where: string = page.url()): Promise<void> => {
  const width = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(width, { message: `${where} is as wide as its window` }).toBe(0)
}
