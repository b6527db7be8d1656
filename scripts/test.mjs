// The whole gate: static checks, unit, domain and API tests, then journeys in a browser.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { requireQuickChromium } from './chromium.mjs'
import { failedJourneys, failedUnits, flakyJourneys } from './failures.mjs'
import { bin, run, runSteps, startFilling, staticSteps } from './gate.mjs'
import { install, root, startBuild } from './prepare.mjs'

install()

const results = join(root, 'test-results')
rmSync(results, { recursive: true, force: true })
mkdirSync(results)

const readJson = (name) => {
  const file = join(results, name)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

const runUnits = (isBuilt) => {
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${join(results, 'units.json')}`]
  const env = { ...process.env, ...(isBuilt && { SITE_IS_BUILT: '1' }) }
  const isGood = run([bin('vitest/vitest.mjs'), ...args], { env })
  const { numPassedTests = 0, numFailedTests = 1 } = readJson('units.json') ?? {}
  return { isGood, passed: numPassedTests, failed: numFailedTests }
}

const runBrowser = (isBuilt, filledShop) => {
  const chromium = requireQuickChromium()
  if (!chromium || !isBuilt) return { isGood: false, passed: 0, failed: 1 }
  const isGood = run([bin('@playwright/test/cli.js'), 'test'], {
    env: { ...process.env, CHROMIUM: chromium, FILLED_SHOP: filledShop, PLAYWRIGHT_JSON_OUTPUT_NAME: join(results, 'browser.json') },
  })
  const { expected = 0, unexpected = 1, flaky = 0 } = readJson('browser.json')?.stats ?? {}
  // A journey that passes on a retry counts as passed, and is listed at the end: a bug to find, but no reason to block a merge.
  return { isGood, passed: expected + flaky, failed: unexpected }
}

const begun = Date.now()
/** Prints the duration of each part, so that a slow one is noticed. */
const timed = async (name, part) => {
  const from = Date.now()
  const result = await part()
  console.log(`\n${name} took ${Math.round((Date.now() - from) / 1000)} s\n`)
  return result
}

// These do not depend on each other, and none keeps all cores busy all the time.
const filling = startFilling(join(results, 'filled-shop'))
const building = startBuild()
const checks = await timed('checks', () => runSteps(staticSteps))
const isBuilt = await building
const units = await timed('units', () => runUnits(isBuilt))
const filledShop = await filling
const browser = await timed('browser', () => runBrowser(isBuilt, filledShop))

const passed = checks.passed + units.passed + browser.passed
// A part that crashed without a failed test counts as a failure too.
const uncounted = [units, browser].filter((part) => !part.isGood && part.failed === 0).length
const failed = checks.failed.length + units.failed + browser.failed + uncounted
const journeys = readJson('browser.json')
console.log([...failedUnits(readJson('units.json')), ...failedJourneys(journeys), ...flakyJourneys(journeys)].join('\n'))
console.log(
  `\nchecks ${checks.passed}/${checks.passed + checks.failed.length}, units ${units.passed}, browser ${browser.passed}, ${Math.round((Date.now() - begun) / 1000)} s`,
)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
