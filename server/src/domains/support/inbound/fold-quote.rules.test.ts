import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldQuote } from './fold-quote.rules.ts'

test.each([
  ['what stands under "wrote:"', 'It works.\n\nOn Fri, 1 Mar 2030 at 12:00, Sam wrote:\n> Try again.', 'It works.'],
  ['an introduction over two lines', 'Danke!\n\nAm Fr., 1. März 2030 um 12:00 Uhr\nschrieb Sam <s@x.test>:\n> Nochmal?', 'Danke!'],
  ['what Outlook puts below a line', 'Yes.\n\n-----Original Message-----\nFrom: Sam\nTry again.', 'Yes.'],
  ['the heads of the mail before', 'Yes.\n\nFrom: Sam <s@x.test>\nSent: Friday\nTry again.', 'Yes.'],
  ['quoted lines at the end', 'Yes.\n\n> Try again.\n> Please.\n', 'Yes.'],
])('16.7 %s is folded', (_what, text, body) => {
  const folded = foldQuote(text)
  expect(folded.body).toBe(body)
  expect(folded.quoted).not.toBeNull()
})

test.each([
  ['answers between the quoted lines', 'On Fri, 1 Mar 2030, Sam wrote:\n> Which one?\nThe first.\n> And when?\nToday.'],
  ['a mail that is nothing but a quote', '> Try again.'],
  ['a mail that quotes nothing', 'From: here to there\nit works.'],
])('16.7 %s is shown as it is', (_what, text) => {
  expect(foldQuote(text)).toEqual({ body: text, quoted: null })
})

test('nothing that was written is lost by folding', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('Yes.', '> No?', '', 'On Fri, 1 Mar 2030, Sam wrote:', '____________', 'From: a')), (lines) => {
      const text = lines.join('\n')
      const { body, quoted } = foldQuote(text)
      const words = (one: string) => one.split(/\s+/).filter(Boolean)
      expect([...words(body), ...words(quoted ?? '')]).toEqual(words(text))
    }),
  )
})
