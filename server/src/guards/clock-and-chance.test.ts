import { expect, test } from 'vitest'
import { readSources } from './sources.ts'

// Also without parentheses: passing the function on counts as a call.
const clock =
  /\bDate\.now\b|\bnew Date\b(?:\(\)|(?!\())|(?<!\.)\bDate\(\)|\bTemporal\.Now\b|\bperformance\.now\b|\bhrtime\b|\bprocess\.uptime\b|\bsystemClock\b/
/** Libraries that read the clock themselves unless they are given the time. */
const libraryClock = /\.setIssuedAt\(\)|\bjwt(?:Verify|Decrypt)\((?![\s\S]*\bcurrentDate\b)|\.format(?:ToParts)?\(\)/
const databaseClock =
  /(?<![.\w])now\(\)|\b(?:clock|statement|transaction)_timestamp\(|\btimeofday\(|\b(?:current_(?:timestamp|date|time)|localtime(?:stamp)?)\b|'(?:now|today|tomorrow|yesterday)'::|\bfn(?:<\w+>)?\('now'/i
const chance =
  /\bMath\.random\b|\brandom(?:Int|Bytes|UUID|Fill|FillSync)\b|\bgetRandomValues\b|\bgenerate(?:Key|KeyPair|Prime|Secret)(?:Sync)?\b|\bgen_random_(?:uuid|bytes)\b|\buuidv[47]\(|\b(?:select|where|and|or|by|,) +random\(|\btablesample\b/

/** Places with a clock of their own, and why. A new line must say which clock it is and why the shop's clock does not work. */
const ownTime: readonly (readonly [where: RegExp, why: string])[] = [
  [/^server\/src\/domains\/payments\/providers\//, 'ours may stand still in a test while a signature has to be of this minute'],
  [
    /^server\/src\/domains\/licensing\/requests\/(?:poll|request)\.store\.ts$/,
    'how often a plugin asks is measured by the clock of all processes',
  ],
  [
    /^server\/src\/domains\/uploads\/lease\.store\.ts$/,
    'who may write a file now: two machines never agree on the time, the database does',
  ],
  [/^server\/src\/domains\/media\/uploads\/sweep-uploads\.ts$/, 'the age of a file is the storage’s own'],
  [/^server\/src\/platform\/files\/disk-incoming\.ts$/, 'the age of a file is the storage’s own'],
  [/^server\/src\/platform\/http\/take-token\.ts$/, 'a limit holds over all processes, by the clock they share'],
  [/^server\/src\/platform\/jobs\/live-workers\.ts$/, 'which process is alive is judged by the clock they share'],
  [/^server\/src\/platform\/database\/migrate\.ts$/, 'when a migration ran is the database’s own record'],
  [/^server\/src\/platform\/render\/dev-site\.ts$/, 'when this machine built the site, in development'],
  [/^server\/src\/invariants\//, 'promises about a database are judged by it alone, without a shop around it'],
  [/^server\/src\/(?:open-shop|staff)\.ts$/, 'here a process begins, and the clock is handed to all the rest'],
]

const ownChance: readonly (readonly [where: RegExp, why: string])[] = [
  [/^server\/src\/domains\/licensing\/keys\/make-key\.ts$/, 'a pair of keys that anybody could foresee would be worth nothing'],
  [/^server\/src\/open-shop\.ts$/, 'here chance is handed to all the rest'],
]

const asksTheClock = (text: string): boolean => clock.test(text) || libraryClock.test(text) || databaseClock.test(text)

test.each([
  'Date.now()',
  'const now = Date.now',
  'new Date()',
  'new Date',
  'Date()',
  'Temporal.Now.instant()',
  'process.uptime()',
  'performance.now()',
  'systemClock.now()',
  'where ends_at < now()',
  'set seen_at = clock_timestamp()',
  'where day = current_date',
  "where at > 'today'::timestamptz",
  'select timeofday()',
  "eb.fn('now')",
  'new SignJWT(claims).setIssuedAt()',
  'await jwtVerify(token, key, { audience })',
  "new Intl.DateTimeFormat('en').format()",
])('%s uses the clock', (text) => {
  expect(asksTheClock(text)).toBe(true)
})

test.each([
  'clock.now()',
  'new Date(row.at)',
  'now.getUTCDate()',
  'const { now } = deps',
  'await jwtVerify(token, key, { currentDate: now })',
])('%s does not', (text) => {
  expect(asksTheClock(text)).toBe(false)
})

test.each([
  'Math.random()',
  '{ random: Math.random }',
  'randomUUID()',
  'crypto.getRandomValues(bytes)',
  'gen_random_uuid()',
  'order by random()',
  'where random() < 0.1',
  "promisify(generateKeyPair)('rsa')",
])('%s uses randomness', (text) => {
  expect(chance.test(text)).toBe(true)
})

const sources = [...readSources('server/src'), ...readSources('demo'), ...readSources('contract')].filter(
  ({ path }) => !path.startsWith('server/src/kernel/'),
)
const clockUsers = sources.filter(({ text }) => asksTheClock(text)).map(({ path }) => path)
const chanceUsers = sources.filter(({ text }) => chance.test(text)).map(({ path }) => path)

test('only the kernel uses the clock or randomness: both are arguments, or come from the kernel', () => {
  expect(clockUsers.filter((path) => !ownTime.some(([where]) => where.test(path)))).toEqual([])
  expect(chanceUsers.filter((path) => !ownChance.some(([where]) => where.test(path)))).toEqual([])
})

test('every exception is needed', () => {
  expect(ownTime.filter(([where]) => !clockUsers.some((path) => where.test(path)))).toEqual([])
  expect(ownChance.filter(([where]) => !chanceUsers.some((path) => where.test(path)))).toEqual([])
})

/** In the browser components and hooks are the edge, and these; everything else takes the time and chance as arguments. */
const browserEdge = /\.tsx$|\/use-[a-z-]+\.ts$/
const alsoEdge: readonly (readonly [where: RegExp, why: string])[] = [
  [
    /^web\/app\/features\/orders\/(?:cart\/cart-store|checkout\/start-checkout)\.ts$/,
    'here the cart of the page begins, and its parts get both',
  ],
  [/^web\/app\/features\/uploads\/tus-transport\.ts$/, 'the transport to the server, which tests replace'],
  [/^web\/app\/lib\/analytics\/posthog-sink\.ts$/, 'the same for analytics'],
  [/^web\/app\/lib\/api\/first-reads\.ts$/, 'when the answers of a page came, before React begins'],
  [
    /^web\/app\/(?:chunks\/arrive|lib\/pages\/(?:start-scripts|stuck-navigation|version-watch))\.ts$/,
    'scripts that load the rest of the site',
  ],
  [/^web\/app\/features\/licensing\/plugins\/samples\/javascript-sample\.ts$/, 'code for plugins to copy'],
  [/^web\/app\/lib\/forms\/autosave\/open-sample-draft\.ts$/, 'for tests'],
]

test('in the browser components and hooks ask the clock or for randomness, and what they call gets the answer', () => {
  const users = readSources('web')
    .filter(({ path, text }) => !browserEdge.test(path) && (clock.test(text) || chance.test(text)))
    .map(({ path }) => path)
  expect(users.filter((path) => !alsoEdge.some(([where]) => where.test(path)))).toEqual([])
  expect(alsoEdge.filter(([where]) => !users.some((path) => where.test(path)))).toEqual([])
})
