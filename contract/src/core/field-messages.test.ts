import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { checkFields } from './field-messages.ts'

const messagesOf = (schema: z.ZodType, value: unknown): string[] => {
  const checked = checkFields(schema, value)
  return checked.fits ? [] : checked.problems.map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message))
}

const kinds = z.discriminatedUnion('type', [z.object({ type: z.literal('Bank') }), z.object({ type: z.literal('ACH') })])

test.each<[string, z.ZodType, unknown, string]>([
  ['nothing', z.string(), undefined, 'Required'],
  ['null', z.number(), null, 'Required'],
  ['no text', z.string(), 1, 'Use text'],
  ['no number', z.number(), 'x', 'Enter a number'],
  ['not a number', z.coerce.number(), 'x', 'Enter a number'],
  ['endless', z.number(), Number.POSITIVE_INFINITY, 'Enter a number'],
  ['a broken number', z.int(), 0.5, 'Use a whole number'],
  ['no truth', z.boolean(), 'true', 'Use true or false'],
  ['no list', z.array(z.string()), {}, 'Use a list'],
  ['no object', z.object({}), [], 'Use an object'],
  ['no record', z.record(z.string(), z.string()), 1, 'Use an object'],
  ['no date', z.date(), 'x', 'Enter a date'],
  ['something where nothing goes', z.null(), 1, 'Leave this empty'],
  ['something where nothing may be', z.never(), 1, 'Leave this empty'],
  ['a thing of another class', z.instanceof(Map), 1, 'This value isn’t valid'],
  ['too long', z.string().max(1000), 'x'.repeat(1001), 'Use at most 1,000 characters'],
  ['too long by all but one', z.string().max(1), 'xx', 'Use at most 1 character'],
  ['too short', z.string().min(2), 'x', 'Use at least 2 characters'],
  ['empty', z.string().min(2), '', 'Required'],
  ['another length', z.string().length(4), 'x', 'Use exactly 4 characters'],
  ['too many', z.array(z.string()).max(2), ['a', 'b', 'c'], 'Use at most 2 entries'],
  ['too few', z.array(z.string()).min(1), [], 'Use at least 1 entry'],
  ['too large', z.number().max(1_000_000), 1e9, 'Use at most 1,000,000'],
  ['just too large', z.number().lt(10), 10, 'Use less than 10'],
  ['too small', z.number().min(0), -1, 'Use at least 0'],
  ['just too small', z.number().gt(0), 0, 'Use more than 0'],
  ['too late', z.date().max(new Date(0)), new Date(1), 'Choose an earlier date'],
  ['too early', z.date().min(new Date(1)), new Date(0), 'Choose a later date'],
  ['another step', z.number().multipleOf(5), 3, 'Use a multiple of 5'],
  ['no address', z.email(), 'x', 'Enter an e-mail address such as name@example.com'],
  ['no link', z.url(), 'x', 'Enter an address such as https://example.com'],
  ['no id', z.uuid(), 'x', 'This isn’t a valid id'],
  ['no instant', z.iso.datetime(), 'x', 'Use a date and a time such as 2030-03-01T12:00:00Z'],
  ['another form', z.string().regex(/^a$/), 'x', 'This isn’t in the right format'],
  ['another start', z.string().startsWith('a'), 'x', 'This isn’t in the right format'],
  ['no known word', z.enum(['Left', 'Right']), 'Up', 'Use one of these: Left, Right'],
  ['no word', z.enum(['Left', 'Right']), undefined, 'Required'],
  ['one of very many', z.enum(Array.from({ length: 30 }, (_, at) => `w${at}`)), 'x', 'Choose one of the known values'],
  ['not the one word', z.literal(true), false, 'Use true'],
  ['no kind', kinds, { type: 'Cash' }, 'type: Use one of these: Bank, ACH'],
  ['neither', z.union([z.string(), z.number()]), true, 'This value isn’t valid'],
  ['an unknown name', z.record(z.enum(['USD']), z.number()), { USD: 1, EUR: 1 }, 'EUR: This field doesn’t exist'],
  ['a name of the wrong form', z.record(z.string().regex(/^a$/), z.number()), { b: 1 }, 'b: This name doesn’t exist'],
  ['a wrong entry of a set', z.set(z.string()), new Set([1]), 'Use text'],
  ['a rule without words', z.string().refine(() => false), 'x', 'This value isn’t valid'],
])('%s has our own message', (_what, schema, value, message) => {
  expect(messagesOf(schema, value)).toEqual([message])
})

test('a message of the contract is preferred', () => {
  const schema = z.object({ name: z.string({ error: 'Tell us your name' }).max(3, 'Use a shorter one') })
  expect(messagesOf(schema, {})).toEqual(['name: Tell us your name'])
  expect(messagesOf(schema, { name: 'Casey' })).toEqual(['name: Use a shorter one'])
})

test('each unknown field has a problem of its own, at its path', () => {
  expect(messagesOf(z.strictObject({ inner: z.strictObject({}) }), { inner: { a: 1, b: 2 } })).toEqual([
    'inner.a: This field doesn’t exist',
    'inner.b: This field doesn’t exist',
  ])
})

const root = join(import.meta.dirname, '../../..')
const sourcesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`)

/** They write to a log, or to whoever sets up the shop. */
const forEngineers = ['server/src/config.ts', 'web/app/lib/api/call.ts']

test('zod’s own messages are only read by these files', () => {
  const reading = ['server/src', 'web/app', 'demo']
    .flatMap(sourcesIn)
    .filter((file) => /\.issues\b/.test(readFileSync(join(root, file), 'utf8')))
  expect(reading.sort()).toEqual(forEngineers)
})
