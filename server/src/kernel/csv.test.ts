import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeCsv } from './csv.ts'

test('a table has a head, rows, and quotes where needed', () => {
  expect(
    writeCsv(
      ['What', 'Amount'],
      [
        ['Tape, "One"', 59.5],
        ['two\nlines', null],
      ],
    ),
  ).toBe('\ufeffWhat,Amount\r\n"Tape, ""One""",59.5\r\n"two\nlines",\r\n')
})

test.each(['=1+1', '+1', '-1+cmd', '@SUM(A1)', ' =1', '\t=1', '\r=1', '|x', '%x', '＝1'])('%j never starts a formula', (text) => {
  expect(writeCsv([], [[text]])).toMatch(/^\ufeff\r\n"?'/)
})

test('negative amounts stay numbers', () => {
  expect(writeCsv([], [[-20, '-20.5']])).toBe('\ufeff\r\n-20,-20.5\r\n')
})

test('no cell starts with a sign that makes a formula, whatever it contains', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const written = writeCsv([], [[text]]).slice(3, -2)
      const bare = written.startsWith('"') ? written.slice(1, -1).replaceAll('""', '"') : written
      if (!/^-?\d+(\.\d+)?$/.test(bare)) expect(bare).not.toMatch(/^[=+\-@]/)
    }),
  )
})
