import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import * as contract from '#contract/payouts/payout-files.ts'
import { getPayoutRun, retryPayout } from '#contract/payouts/payout-runs.ts'
import { sellerDocument } from '#domains/documents/invoices/invoice-content.ts'
import { expectProblem } from '../../../../testing/expect-problem.ts'
import { ach, openPayoutShop } from '../../../../testing/payout-shop.ts'
import { endToEndId } from '../end-to-end-id.rules.ts'

const { money, db, signIn, buy, passDays, saveAccount, run, payouts } = await openPayoutShop()
await saveAccount()
await buy(['lowtide/tape-one'])
passDays(14)
const runId = await run()
const owner = await signIn({ staff: ['Owner'] })
const exportSepa = () => owner.call(contract.exportPayoutFile, { params: { runId }, body: { format: 'SEPA' } })
const sendStatement = (text: string) => owner.call(contract.readBankStatement, { body: text })

const ourAch = { companyId: '1234567890', companyName: 'SOUNDFAIR', routingNumber: '021000021', bankName: 'OUR BANK' }

const setPayer = async () => {
  const { details } = await db.selectFrom('sellers').selectAll().executeTakeFirstOrThrow()
  const written = sellerDocument.write({
    ...sellerDocument.read(details),
    payer: { sepa: { iban: 'AT611904300234573201', bic: null }, ach: ourAch },
  })
  await db.updateTable('sellers').set({ details: written }).execute()
}

const statement = (entries: string, version = '08') => `<?xml version="1.0"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt><Stmt><Id>1</Id>${entries}</Stmt></BkToCstmrStmt></Document>`

type BankEntry = { reference: string; amount: string; isReturn?: boolean; status?: string }
const entry = ({ reference, amount, isReturn = false, status = '<Sts><Cd>BOOK</Cd></Sts>' }: BankEntry) => `
  <Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${isReturn ? 'CRDT' : 'DBIT'}</CdtDbtInd>${status}
    <NtryDtls><TxDtls><Refs><EndToEndId>${reference}</EndToEndId></Refs><Amt Ccy="EUR">${amount}</Amt>
    ${isReturn ? '<RtrInf><Rsn><Cd>AC04</Cd></Rsn><AddtlInf>Account closed</AddtlInf></RtrInf>' : ''}</TxDtls></NtryDtls></Ntry>`

test('without our own account nothing is exported, and the run says so', async () => {
  expect(expectProblem(await exportSepa(), 409).detail).toContain('is missing our IBAN')
  expect((await owner.call(getPayoutRun, { params: { runId } })).json().payerLacks).toHaveLength(1)
  await setPayer()
  expect((await owner.call(getPayoutRun, { params: { runId } })).json().payerLacks).toEqual([])
})

test('two exports at once make one file; it is the same bytes each time, and its payouts are on their way', async () => {
  const answers = await Promise.all([exportSepa(), exportSepa()])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409])
  const file = answers.find(({ statusCode }) => statusCode === 201)?.json()
  expect(file).toMatchObject({ format: 'SEPA', number: 1, payouts: 1, name: expect.stringMatching(/\.pain\.001\.xml$/) })
  const download = () => owner.call(contract.downloadPayoutFile, { params: { fileId: file.id } })
  const [first, second] = [await download(), await download()]
  expect(second.body).toBe(first.body)
  expect(createHash('sha256').update(first.body).digest('hex')).toBe(file.sha256)
  expect(first.body).toContain('<IBAN>DE89370400440532013000</IBAN>')
  expect(first.headers['content-disposition']).toContain('attachment')
  const stored = JSON.stringify(await db.selectFrom('payout_files').selectAll().execute())
  expect(stored).not.toContain('0532013000')
  expect((await payouts())[0]).toMatchObject({ status: 'Processing', file_id: file.id })
})

test('a statement that is none, or says something else, changes nothing', async () => {
  const [payout] = await payouts()
  const reference = endToEndId(payout as never)
  for (const text of ['', 'hello', '<Document/>', '<a><b></a>']) expectProblem(await sendStatement(text), 400)
  const odd = (await sendStatement(statement(entry({ reference, amount: '1.00' })))).json()
  expect(odd).toMatchObject({ confirmed: 0, odd: [{ endToEndId: reference, reason: expect.stringContaining('says 1.00 EUR') }] })
  const pending = statement(entry({ reference, amount: '1.00', status: '<Sts>PDNG</Sts>' }), '02')
  expect((await sendStatement(pending)).json()).toEqual({ confirmed: 0, failed: 0, known: 0, odd: [], others: 0 })
  expect((await payouts())[0]?.status).toBe('Processing')
})

test('a statement confirms, sends back, and says the same the second time', async () => {
  const [payout] = await payouts()
  const sent = { reference: endToEndId(payout as never), amount: ((payout?.amount ?? 0) / 100).toFixed(2) }
  const paid = statement(entry(sent) + entry({ reference: 'RENT', amount: '900.00' }))
  expect((await sendStatement(paid)).json()).toEqual({ confirmed: 1, failed: 0, known: 0, odd: [], others: 1 })
  expect((await sendStatement(paid)).json()).toMatchObject({ confirmed: 0, known: 1 })
  const back = statement(entry({ ...sent, isReturn: true }))
  expect((await sendStatement(back)).json()).toMatchObject({ failed: 1 })
  expect((await sendStatement(back)).json()).toMatchObject({ failed: 0, known: 1 })
  expect((await payouts())[0]).toMatchObject({ status: 'Failed', reason: 'AC04 Account closed' })

  await owner.call(retryPayout, { params: { payoutId: payout?.id ?? '' } })
  expect((await exportSepa()).json()).toMatchObject({ number: 2, payouts: 1 })
  expect((await sendStatement(back)).json()).toMatchObject({ known: 1 })
  expect((await payouts())[0]?.status).toBe('Processing')
  expect(await money.broken()).toEqual([])
})

test('NACHA files of one day have a letter each, also where they are of two runs', async () => {
  const admin = await signIn({ creator: ['lowtide', ['Admin']] })
  expect((await saveAccount(ach, admin)).statusCode).toBe(200)
  const runs: string[] = []
  for (const _month of [1, 2]) {
    await buy(['lowtide/tape-one'])
    passDays(15)
    runs.push(await run())
  }
  const back = await signIn({ staff: ['Owner'] })
  const letters: (string | undefined)[] = []
  for (const id of runs) {
    const file = (await back.call(contract.exportPayoutFile, { params: { runId: id }, body: { format: 'NACHA' } })).json()
    letters.push((await back.call(contract.downloadPayoutFile, { params: { fileId: file.id } })).body[33])
  }
  expect(letters).toEqual(['A', 'B'])
})
