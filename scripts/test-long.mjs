// What gets surer with more tries. The gate runs the same tests in short rounds (server/testing/rounds.ts).
import { bin, run } from './gate.mjs'
import { install } from './prepare.mjs'

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
  'src/bad-input',
  'licensing/clients',
  'sound/render',
]

install()
const isGood = run([bin('vitest/vitest.mjs'), 'run', ...longTests], { env: { ...process.env, TEST_ROUNDS: 'long' } })
process.exit(isGood ? 0 : 1)
