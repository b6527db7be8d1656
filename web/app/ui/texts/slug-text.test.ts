import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slugText } from './slug-text.ts'

test.each([
  ['Tape One', 'tape-one'],
  ['  Drift EQ (Mk II)  ', 'drift-eq-mk-ii'],
  ['Sætre’s Été & Straße', 'saetres-ete-and-strasse'],
  ['Kick/Snare', 'kick-snare'],
  ['!!!', ''],
])('%s becomes %s', (name, id) => {
  expect(slugText(name)).toBe(id)
})

test('whatever the name, the result has only lower-case letters, digits and inner dashes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (name) => {
      expect(slugText(name)).toMatch(/^([a-z0-9]([a-z0-9-]{0,38}[a-z0-9])?)?$/)
    }),
  )
})
