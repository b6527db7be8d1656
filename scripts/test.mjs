// The whole gate: static checks, unit, domain and API tests, then journeys in a browser.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { requireQuickChromium } from './chromium.mjs'
import { failedJourneys, failedUnits, flakyJourneys } from './failures.mjs'
import { bin, run, runSteps, staticSteps } from './gate.mjs'
import { build, install, root } from './prepare.mjs'

install()

const results = join(root, 'test-results')
rmSync(results, { recursive: true, force: true })
mkdirSync(results)

const readJson = (name) => {
  const file = join(results, name)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

const runUnits = () => {
  const isGood = run([
    bin('vitest/vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(results, 'units.json')}`,
  ])
  const { numPassedTests = 0, numFailedTests = 1 } = readJson('units.json') ?? {}
  return { isGood, passed: numPassedTests, failed: numFailedTests }
}

const runBrowser = () => {
  const chromium = requireQuickChromium()
  if (!chromium) return { isGood: false, passed: 0, failed: 1 }
  build()
  const isGood = run([bin('@playwright/test/cli.js'), 'test'], {
    env: { ...process.env, CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: join(results, 'browser.json') },
  })
  const { expected = 0, unexpected = 1, flaky = 0 } = readJson('browser.json')?.stats ?? {}
  // A journey that passed at its second try counts as passed, and is named at the end: a bug to find, not a landing to lose.
  return { isGood, passed: expected + flaky, failed: unexpected }
}

const checks = runSteps(staticSteps)
const units = runUnits()
const browser = runBrowser()

const passed = checks.passed + units.passed + browser.passed
// A part that fell over without counting a failed test is a failure all the same.
const uncounted = [units, browser].filter((part) => !part.isGood && part.failed === 0).length
const failed = checks.failed.length + units.failed + browser.failed + uncounted
const journeys = readJson('browser.json')
console.log([...failedUnits(readJson('units.json')), ...failedJourneys(journeys), ...flakyJourneys(journeys)].join('\n'))
console.log(`\nchecks ${checks.passed}/${checks.passed + checks.failed.length}, units ${units.passed}, browser ${browser.passed}`)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
