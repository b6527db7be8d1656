import { expect, test } from 'vitest'
import { readSources } from './sources.ts'

/** SQL that reads, writes or searches inside JSON. Building JSON from columns does not count. */
const looksInside = /->|#>|#-|\bjsonb?_(?!agg\b|build_|populate_)\w+|\b\w+ - '\w+'|\|\| [^\n]*::jsonb|\? [pb]\.id\b/

/** Exceptions, and why they do no harm. */
const allowed: Readonly<Record<string, string>> = {
  'server/src/domains/releases/drafting/own-release-details.ts': 'a list of two hundred thousand files is cut before it is read',
  'server/src/domains/orders/lines/line.views.ts': 'a cart leaves the audition out; its document says that it may be missing',
  'server/src/domains/orders/order.store.ts': 'what a visitor came by is a map of their own names: one is laid over the other unread',
}

const withoutComments = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')

test.each([
  "p.card ->> 'name'",
  "p.card -> 'variations'",
  "p.card #>> '{variations,0,prices}'",
  'jsonb_array_elements(p.basket)',
  'jsonb_array_length(b.manifest)',
  "jsonb_set(p.published, '{name}', '1')",
  "p.card - 'audition'",
  'utm = utm || $4::jsonb',
  'and b.published ? p.id',
])('%s looks inside a document', (text) => {
  expect(looksInside.test(text)).toBe(true)
})

test.each(["jsonb_agg(jsonb_build_object('id', b.id))", "a - b > 0 ? 'x' : 'y'", '(one) => one.id', "p.creator_id || '/' || p.id"])(
  '%s does not',
  (text) => {
    expect(looksInside.test(text)).toBe(false)
  },
)

test('a stored document is read by its own code only: for values that SQL needs, the store writes a column', () => {
  const found = readSources('server/src')
    .filter(({ text }) => looksInside.test(withoutComments(text)))
    .map(({ path }) => path)
  expect(found.filter((path) => path.endsWith('.ts') && !(path in allowed))).toEqual([])
  expect(Object.keys(allowed).filter((path) => !found.includes(path))).toEqual([])
})
