import { expect, test } from 'vitest'
import { readSources } from './sources.ts'

// Without the bracket of a call as well: whoever passes the function on has asked it, too.
const clock = /\bDate\.now\b|\bnew Date\b(?:\(\)|(?!\())|\bperformance\.now\b|\bhrtime\b|\bsystemClock\b/
const databaseClock = /(?<![.\w])now\(\)|\b(?:clock|statement|transaction)_timestamp\(|\bcurrent_timestamp\b/i
const chance = /\bMath\.random\b|\brandom(?:Int|Bytes|UUID|Fill|FillSync)\b|\bgetRandomValues\b|\bgen_random_uuid\b/

const ownTime = [
  // A provider keeps time of its own: ours may stand still in a test while a signature has to be of this minute.
  /^server\/src\/domains\/payments\/providers\//,
  // How often a plugin asks is measured by the clock that all processes share, the database's.
  /^server\/src\/domains\/licensing\/requests\/(?:poll|request)\.store\.ts$/,
  // Who may write a file now is measured by the same clock: two machines never agree on the time.
  /^server\/src\/domains\/uploads\/lease\.store\.ts$/,
  // The age of a file is the storage's own.
  /^server\/src\/domains\/media\/uploads\/sweep-uploads\.ts$/,
]

const asksTheClock = (text: string): boolean => clock.test(text) || databaseClock.test(text)

test.each([
  'Date.now()',
  'const now = Date.now',
  'new Date()',
  'new Date',
  'performance.now()',
  'systemClock.now()',
  'where ends_at < now()',
  'set seen_at = clock_timestamp()',
])('%s asks the clock', (text) => {
  expect(asksTheClock(text)).toBe(true)
})

test.each(['clock.now()', 'new Date(row.at)', 'const { now } = deps'])('%s does not', (text) => {
  expect(asksTheClock(text)).toBe(false)
})

test.each(['Math.random()', '{ random: Math.random }', 'randomUUID()', 'crypto.getRandomValues(bytes)', 'gen_random_uuid()'])(
  '%s throws dice',
  (text) => {
    expect(chance.test(text)).toBe(true)
  },
)

test('no domain asks the clock or throws dice by itself: both are arguments, or the kernel’s', () => {
  const found = readSources('server/src/domains')
    .filter(({ path, text }) => (asksTheClock(text) && !ownTime.some((one) => one.test(path))) || chance.test(text))
    .map(({ path }) => path)
  expect(found).toEqual([])
})
