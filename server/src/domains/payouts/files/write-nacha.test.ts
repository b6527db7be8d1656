import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeNacha } from './write-nacha.ts'

const payer = { companyId: '1234567890', companyName: 'Soundfair', routingNumber: '021000021', bankName: 'Example Bank' }
const transfer = fc.record({
  payoutId: fc.constant('pyt_0123456789abcdefghjkmnpqrs'),
  endToEndId: fc.constant('PYT'),
  amount: fc.integer({ min: 2500, max: 9_999_999_999 }),
  name: fc.string({ unit: 'binary', maxLength: 60 }),
  account: fc.record({
    type: fc.constant('ACH' as const),
    routingNumber: fc.constantFrom('021000021', '011401533', '091000019', '121042882'),
    accountNumber: fc.stringMatching(/^\d{4,17}$/),
    accountType: fc.constantFrom('Checking' as const, 'Saving' as const),
  }),
  text: fc.constant(''),
})
const write = (transfers: Parameters<typeof writeNacha>[0]['transfers']) =>
  writeNacha({ createdAt: new Date('2026-12-01T09:30:00Z'), executeOn: '2026-12-02', modifier: 'A', payer, transfers })

const part = (record: string | undefined, from: number, to: number): string => (record ?? '').slice(from - 1, to)

test('every record has 94 characters, ten make a block, and the controls count and sum what is there', () => {
  fc.assert(
    fc.property(fc.array(transfer, { minLength: 1, maxLength: 30 }), (transfers) => {
      const text = write(transfers)
      expect(text).toMatch(/^[\x20-\x7e\n]*$/)
      const records = text.slice(0, -1).split('\n')
      expect(records.every((record) => record.length === 94)).toBe(true)
      expect(records.length % 10).toBe(0)
      const entries = records.filter((record) => record.startsWith('6'))
      const [head, batch] = records
      const control = records[entries.length + 2]
      const end = records[entries.length + 3]
      expect([head, batch, control, end].map((record) => record?.[0])).toEqual(['1', '5', '8', '9'])
      expect(records.slice(entries.length + 4).every((record) => record === '9'.repeat(94))).toBe(true)

      const sum = transfers.reduce((total, { amount }) => total + amount, 0)
      const hash = transfers.reduce((total, { account }) => total + Number(account.routingNumber.slice(0, 8)), 0)
      for (const [record, count] of [
        [control, part(control, 5, 10)],
        [end, part(end, 14, 21)],
      ] as const) {
        expect(Number(count)).toBe(transfers.length)
        const [hashFrom, creditFrom] = record === control ? [11, 33] : [22, 44]
        expect(Number(part(record, hashFrom, hashFrom + 9))).toBe(hash % 10 ** 10)
        expect(Number(part(record, creditFrom, creditFrom + 11))).toBe(sum)
      }
      expect(Number(part(end, 8, 13))).toBe(records.length / 10)
    }),
    { numRuns: 60 },
  )
})

test('fields stand where their places are', () => {
  const account = { type: 'ACH' as const, routingNumber: '121042882', accountNumber: '123456789', accountType: 'Saving' as const }
  const [head, batch, entry] = write([
    { payoutId: 'pyt_0123456789abcdefghjkmnpqrs', endToEndId: 'PYT', amount: 123_456, name: 'Lowtide Müsic', account, text: '' },
  ]).split('\n')
  expect(part(head, 4, 13)).toBe(' 021000021')
  expect(part(head, 24, 33)).toBe('2612010930')
  expect(part(head, 34, 40)).toBe('A094101')
  expect(part(batch, 2, 4)).toBe('220')
  expect(part(batch, 51, 53)).toBe('CCD')
  expect(part(batch, 70, 75)).toBe('261202')
  expect(part(batch, 80, 94)).toBe('021000020000001')
  expect(part(entry, 2, 3)).toBe('32')
  expect(part(entry, 4, 12)).toBe('121042882')
  expect(part(entry, 13, 29)).toBe('123456789        ')
  expect(part(entry, 30, 39)).toBe('0000123456')
  expect(part(entry, 55, 76)).toBe('LOWTIDE MUSIC         ')
  expect(part(entry, 79, 94)).toBe('0021000020000001')
})
