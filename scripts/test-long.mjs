// Tests that find more with more rounds. The gate runs the same tests with few rounds (server/testing/rounds.ts).
import { requireQuickChromium } from './chromium.mjs'
import { bin, run } from './gate.mjs'
import { build, install } from './prepare.mjs'

const longTests = [
  'resilience/crash',
  'resilience/renewal-crash',
  'resilience/run-crash',
  'renewals/renewal-faults',
  '.property.test',
  'uploads/memory',
  'announcing/many-mails',
  'processing/check-memory',
  'processing/killed-worker',
  'uploads/uploads.test',
  'inspection/hostile',
  'src/hostile-input',
  'src/access-matrix',
  'src/bad-input',
  'src/field-messages',
  'src/page-access',
  'licensing/clients',
  'sound/render',
  'decode/decode-sound',
]

install()
const env = { ...process.env, TEST_ROUNDS: 'long' }
const areUnitsGood = run([bin('vitest/vitest.mjs'), 'run', ...longTests], { env })
// Journeys tagged @phone or @long, those with more rounds (@rounds), and every accessibility rule in every size.
await build()
const chromium = requireQuickChromium()
const journeys = ['test', '-g', '@phone|@long|@rounds|accessibility']
const areJourneysGood = Boolean(chromium) && run([bin('@playwright/test/cli.js'), ...journeys], { env: { ...env, CHROMIUM: chromium } })
process.exit(areUnitsGood && areJourneysGood ? 0 : 1)
