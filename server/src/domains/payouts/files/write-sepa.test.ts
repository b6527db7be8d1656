import fc from 'fast-check'
import { XMLParser } from 'fast-xml-parser'
import { expect, test } from 'vitest'
import { writeSepa } from './write-sepa.ts'

const payer = { name: 'Soundfair Demo GmbH', iban: 'DE89370400440532013000', bic: null }
const transfer = fc.record({
  payoutId: fc.constant('pyt_00000000000000000000000000'),
  endToEndId: fc.stringMatching(/^PYT[A-Z0-9]{26}(-[1-9])?$/),
  amount: fc.integer({ min: 2500, max: 99_999_999_999 }),
  name: fc.string({ unit: 'binary', maxLength: 200 }),
  account: fc.constantFrom(
    { type: 'Bank' as const, iban: 'AT611904300234573201', bic: null },
    { type: 'Bank' as const, iban: 'NL91ABNA0417164300', bic: 'ABNANL2A' },
  ),
  text: fc.string({ maxLength: 200 }),
})
const write = (transfers: Parameters<typeof writeSepa>[0]['transfers']) =>
  writeSepa({
    messageId: 'PYF0123456789ABCDEFGHJKMNPQRS',
    createdAt: new Date('2026-12-01T09:30:15.123Z'),
    executeOn: '2026-12-02',
    payer,
    transfers,
  })

type Node = Record<string, unknown>
const parser = new XMLParser({ ignoreAttributes: false, parseTagValue: false, isArray: (name) => name === 'CdtTrfTxInf' })
const read = (text: string) => parser.parse(text, true).Document as Node

/** The elements of pain.001.001.09 that are used here, in the order in which its schema has them. */
const orders: Record<string, string[]> = {
  CstmrCdtTrfInitn: ['GrpHdr', 'PmtInf'],
  GrpHdr: ['MsgId', 'CreDtTm', 'NbOfTxs', 'CtrlSum', 'InitgPty'],
  PmtInf: [
    'PmtInfId',
    'PmtMtd',
    'BtchBookg',
    'NbOfTxs',
    'CtrlSum',
    'PmtTpInf',
    'ReqdExctnDt',
    'Dbtr',
    'DbtrAcct',
    'DbtrAgt',
    'ChrgBr',
    'CdtTrfTxInf',
  ],
  CdtTrfTxInf: ['PmtId', 'Amt', 'CdtrAgt', 'Cdtr', 'CdtrAcct', 'RmtInf'],
}

const expectOrder = (name: string, node: unknown): void => {
  if (Array.isArray(node)) {
    for (const one of node) expectOrder(name, one)
    return
  }
  if (typeof node !== 'object' || node === null) return
  const names = Object.keys(node).filter((key) => !key.startsWith('@'))
  const order = orders[name]
  if (order) expect(names).toEqual(order.filter((one) => names.includes(one)))
  for (const key of names) expectOrder(key, (node as Node)[key])
}

test('a file has what the schema asks for, in its order, and sums to its transfers', () => {
  fc.assert(
    fc.property(fc.array(transfer, { minLength: 1, maxLength: 20 }), (transfers) => {
      const document = read(write(transfers))
      expect(document['@_xmlns']).toBe('urn:iso:std:iso:20022:tech:xsd:pain.001.001.09')
      expectOrder('Document', document)
      const { GrpHdr: head, PmtInf: info } = document.CstmrCdtTrfInitn as { GrpHdr: Node; PmtInf: Node & { CdtTrfTxInf: Node[] } }
      const sum = (BigInt(transfers.reduce((total, { amount }) => total + amount, 0)) + 0n).toString()
      for (const part of [head, info]) {
        expect(part.NbOfTxs).toBe(String(transfers.length))
        expect(String(part.CtrlSum).replace('.', '')).toBe(sum)
        expect(part.CtrlSum).toMatch(/^\d{1,16}\.\d{2}$/)
      }
      expect(head.MsgId).toMatch(/^[A-Z0-9-]{1,35}$/)
      expect(info.PmtInfId).toMatch(/^[A-Z0-9-]{1,35}$/)
      expect(head.CreDtTm).toBe('2026-12-01T09:30:15')
      expect(info).toMatchObject({ PmtMtd: 'TRF', ChrgBr: 'SLEV', ReqdExctnDt: { Dt: '2026-12-02' }, PmtTpInf: { SvcLvl: { Cd: 'SEPA' } } })
      expect(info).toMatchObject({ DbtrAcct: { Id: { IBAN: payer.iban } }, DbtrAgt: { FinInstnId: { Othr: { Id: 'NOTPROVIDED' } } } })
      for (const [index, { endToEndId, amount, account }] of transfers.entries()) {
        const written = info.CdtTrfTxInf[index] as { Cdtr: { Nm: string }; RmtInf: { Ustrd: string } } & Node
        expect(written).toMatchObject({ PmtId: { EndToEndId: endToEndId }, CdtrAcct: { Id: { IBAN: account.iban } } })
        expect(written.Amt).toEqual({
          InstdAmt: { '@_Ccy': 'EUR', '#text': `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}` },
        })
        expect(written.Cdtr.Nm.length).toBeLessThanOrEqual(70)
        expect(written.RmtInf.Ustrd.length).toBeLessThanOrEqual(140)
        expect(written.CdtrAgt).toEqual(account.bic ? { FinInstnId: { BICFI: account.bic } } : undefined)
      }
    }),
    { numRuns: 40 },
  )
})
