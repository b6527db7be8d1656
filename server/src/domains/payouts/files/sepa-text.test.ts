import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sepaText } from './sepa-text.ts'

test.each([
  ['Müller & Söhne GmbH', 'Muller + Sohne GmbH'],
  ['Łódź Straße Ørsted Æther', 'Lodz Strasse Orsted AEther'],
  ['東京 Sound', '.. Sound'],
  ['//a//b//', 'a/b'],
  ['  two   blanks ', 'two blanks'],
  ['', '.'],
])('%j is written %j', (text, written) => expect(sepaText(text, 70)).toBe(written))

test('whatever somebody is called, a bank can read it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 140 }), (text, limit) => {
      const written = sepaText(text, limit)
      expect(written).toMatch(/^[A-Za-z0-9/\-?:().,'+ ]+$/)
      expect(written.length).toBeLessThanOrEqual(limit)
      expect(written).not.toMatch(/^\/|\/$|\/\/|^ | $/)
    }),
  )
})
