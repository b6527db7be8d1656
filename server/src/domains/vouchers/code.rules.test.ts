import { randomInt } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { codeAlphabet, newCode, readCode, writeCode } from './code.rules.ts'

test('§7 the alphabet has no look-alikes', () => {
  expect([...codeAlphabet].filter((letter) => '0O1IL2Z5S8B'.includes(letter))).toEqual([])
  expect(new Set(codeAlphabet).size).toBe(codeAlphabet.length)
  // Enough that nobody guesses a code by chance.
  expect(Math.log2(codeAlphabet.length) * 12).toBeGreaterThan(55)
})

test('a code is recognised however it is typed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0 }), () => {
      const letters = newCode((below) => randomInt(below))
      const printed = writeCode(letters)
      expect(printed).toMatch(/^[34679A-Y]{4}-[34679A-Y]{4}-[34679A-Y]{4}$/)
      for (const typed of [letters, printed, ` ${printed.toLowerCase()} `, printed.replaceAll('-', ' – '), printed.replaceAll('-', '')]) {
        expect(readCode(typed)).toBe(letters)
      }
    }),
  )
})

test.each(['', 'ABCD', 'ACDE-FGHJ-KMN', 'ACDE-FGHJ-KMNPX', 'ACDE-FGHJ-KMN0', "' or 1=1 --  x", 'ÄCDEFGHJKMNP', 'A'.repeat(60)])(
  '%j is no code',
  (typed) => {
    expect(readCode(typed)).toBeUndefined()
  },
)
