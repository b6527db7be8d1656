import { expect, test } from 'vitest'
import { getCreator } from '#contract/creators/creators.ts'
import { confirmPassword } from '#contract/identity/identity.ts'
import { getEarningTerms } from '#contract/payouts/earning-terms.ts'
import { getPayoutAccount } from '#contract/payouts/payout-accounts.ts'
import * as contract from '#contract/payouts/payouts.ts'
import type { Tx } from '#platform/database/database.ts'
import { expectProblem } from '../../../testing/expect-problem.ts'
import { ach, bank, openPayoutShop } from '../../../testing/payout-shop.ts'
import { samplePassword } from '../../../testing/sample-account.ts'
import { confirmPayout, failPayout, holdPayout, releasePayout, retryPayout } from './change-payout.ts'

const { money, db, ada, signIn, buy, refund, passDays, saveAccount, run, endHolds, payouts, runJobs, giveToBank } = await openPayoutShop()

/** Whoever signed in three days ago says their password once more. */
const signedInLongAgo = () => {
  passDays(3)
  return saveAccount()
}
const mailAbout = async (subject: string) => {
  const mail = (await money.shop.mail.onDisk?.list())?.find((one) => one.subject.includes(subject))
  return { subject: mail?.subject ?? '', text: mail?.text ?? '' }
}
const confirm = () => ada.call(confirmPassword, { body: samplePassword })

test('an account is stored encrypted, shown masked and waits for three days', async () => {
  expect((await ada.call(getPayoutAccount)).json()).toBeNull()
  const saved = (await saveAccount()).json()
  expect(saved).toMatchObject({
    account: { type: 'Bank', iban: 'DE••••••••••••••••3000', bic: 'COBADEFFXXX' },
    currency: 'EUR',
    heldUntil: new Date(money.now().getTime() + 3 * 24 * 60 * 60 * 1000).toISOString(),
  })
  expect((await ada.call(getCreator)).json().payoutAccount).toEqual(saved.account)
  const rows = JSON.stringify(await db.selectFrom('payout_accounts').selectAll().execute())
  expect(rows).not.toContain('37040044')
  expectProblem(await signedInLongAgo(), 403)
  expect((await ada.call(getPayoutAccount)).json().heldUntil).toBeNull()
})

test('what is wrong with an account is said at its field', async () => {
  await confirm()
  const answer = await saveAccount({ ...bank, iban: 'DE89370400440532013001' })
  expectProblem(answer, 400)
  expect(answer.json().errors).toEqual({ iban: ['This IBAN has a typo: the check digits don’t match'] })
  expect((await saveAccount({ ...ach, routingNumber: '021000022' })).json().errors).toHaveProperty('routingNumber')
})

test('payouts are for those who may see them, and their account for nobody of the staff', async () => {
  for (const role of ['PluginDeveloper', 'Marketing'] as const) {
    const other = await signIn({ creator: ['lowtide', [role]] })
    expectProblem(await other.call(contract.getPayoutOverview), 403)
    expectProblem(await saveAccount(bank, other), 403)
  }
  const finance = await signIn({ creator: ['lowtide', ['Financial']] })
  expect((await finance.call(contract.getPayoutOverview)).statusCode).toBe(200)
})

test('a sale is held for two weeks, then paid once, and the books know it', async () => {
  await buy(['lowtide/tape-one'])
  const { net, currency } = await db.selectFrom('sales').select(['net', 'currency']).orderBy('id', 'desc').executeTakeFirstOrThrow()
  const before = (await ada.call(contract.getPayoutOverview)).json()
  expect(before).toMatchObject({ due: [], held: [{ amounts: [{ currency, amount: net / 100 }] }] })
  await run()
  expect(await payouts()).toEqual([])

  passDays(14)
  const due = (await ada.call(contract.getPayoutOverview)).json()
  expect(due).toMatchObject({ due: [{ currency, amount: net / 100 }], held: [] })
  await Promise.all([run(), run(), run()])
  const [payout, ...more] = await payouts()
  expect(more).toEqual([])
  expect(payout).toMatchObject({
    status: 'Scheduled',
    number: 1,
    currency: 'EUR',
    amount: Math.round(net * 0.92),
    marks: ['NewAccount', 'FirstPayout'],
  })
  expect((await ada.call(contract.getPayoutOverview)).json()).toMatchObject({ due: [], open: [{ id: payout?.id, status: 'Scheduled' }] })

  passDays(1)
  await run()
  expect(await payouts()).toHaveLength(1)
  expect(await money.broken()).toEqual([])
})

test('a payout shows its lines, and they sum to it', async () => {
  const [payout] = await payouts()
  const params = { payoutId: payout?.id ?? '' }
  const shown = (await ada.call(contract.getPayout, { params })).json()
  const { items, hasMore } = (await ada.call(contract.listPayoutLines, { params })).json()
  expect(hasMore).toBe(false)
  expect(items).toEqual([expect.objectContaining({ kind: 'Sale', feeRate: 0.15, feeReason: 'Marketplace', quantity: 1 })])
  expect(shown.amounts).toEqual([
    expect.objectContaining({ currency: 'USD', lines: 1, rate: 0.92, result: shown.amount, net: items[0].net }),
  ])
  const { gross, discount, tax, fee, net } = items[0]
  expect(gross.amount - discount.amount - tax.amount - fee.amount).toBeCloseTo(net.amount, 6)
  const stranger = await signIn({ creator: ['glasshouse', ['Admin']] })
  expectProblem(await stranger.call(contract.getPayout, { params }), 404)
  expectProblem(await stranger.call(contract.listPayoutLines, { params }), 404)
})

test('a refund before its sale is due takes nothing from others; one afterwards takes from the next payout', async () => {
  const first = await buy(['lowtide/tape-one'])
  const second = await buy(['lowtide/tape-two'])
  await refund(first.orderId)
  await money.settleDown()
  passDays(15)
  await run()
  const [, next] = await payouts()
  const lines = (await ada.call(contract.listPayoutLines, { params: { payoutId: next?.id ?? '' } })).json().items
  expect(lines.map(({ kind }: { kind: string }) => kind).sort()).toEqual(['Refund', 'Sale', 'Sale'])
  // 17.12 the server sorts, so that heads sort lists of any length.
  const netsBy = async (sort: string): Promise<number[]> => {
    const answer = await ada.call(contract.listPayoutLines, { params: { payoutId: next?.id ?? '' }, query: { sort } })
    return answer.json().items.map(({ net }: { net: { amount: number } }) => net.amount)
  }
  const nets = await netsBy('net')
  expect(nets).toEqual(nets.toSorted((one, other) => one - other))
  expect(await netsBy('-net')).toEqual(nets.toReversed())
  for (const sort of ['at', 'gross', '-discount', 'tax', '-fee']) expect(await netsBy(sort)).toHaveLength(3)
  const amountsBy = async (sort: string, after?: string): Promise<{ id: string; amount: number }[]> => {
    const answer = await ada.call(contract.listPayouts, { query: { sort, ...(after && { after }) } })
    return answer.json().items.map(({ id, amount: { amount } }: { id: string; amount: { amount: number } }) => ({ id, amount }))
  }
  const rising = await amountsBy('amount')
  expect(rising.map(({ amount }) => amount)).toEqual(rising.map(({ amount }) => amount).toSorted((one, other) => one - other))
  expect(await amountsBy('-amount')).toEqual(rising.toReversed())
  expect(await amountsBy('amount', rising[0]?.id)).toEqual(rising.slice(1))

  await refund(second.orderId)
  await money.settleDown()
  passDays(1)
  await run()
  expect(await payouts()).toHaveLength(2)
  expect((await ada.call(contract.getPayoutOverview)).json()).toMatchObject({ next: { standing: { act: 'wait' } } })
  expect((await ada.call(contract.getPayoutOverview)).json().due[0].amount).toBeLessThan(0)
  expect(await money.broken()).toEqual([])
})

test('a new account holds what was not sent, in its own currency, tells the team, and the hold ends by itself', async () => {
  const [before] = await payouts()
  await confirm()
  expect((await saveAccount(ach)).statusCode).toBe(200)
  await runJobs()
  const { subject, text } = await mailAbout('The payout account for')
  expect(`${subject} ${text}`).toContain('an account ending in 6789')
  const [held] = await payouts()
  expect(held).toMatchObject({
    status: 'OnHold',
    hold: 'AccountChanged',
    currency: 'USD',
    amount: before && Math.round(before.amount / 0.92),
  })
  await endHolds()
  expect((await payouts())[0]?.status).toBe('OnHold')
  passDays(3)
  await endHolds()
  expect((await payouts()).map(({ status }) => status)).toEqual(['Scheduled', 'Scheduled'])
  expect(await money.broken()).toEqual([])
})

test('staff hold and release; a bank pays, sends back, and is asked once more', async () => {
  const [payout] = await payouts()
  await signIn({ staff: ['Owner'] })
  const by = (await db.selectFrom('users').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()).id
  const act = { payoutId: payout?.id ?? '', by, network: '127.0.0.0/24', now: money.now() }
  const inOne = (work: (tx: Tx) => Promise<void>) => db.transaction().execute(work)
  const status = async () => (await payouts())[0]?.status
  await inOne((tx) => holdPayout(tx, act, 'We ask your bank first.'))
  await expect(inOne((tx) => holdPayout(tx, act, 'Again'))).rejects.toThrow('is now on hold')
  await runJobs()
  expect((await mailAbout('is on hold')).text).toContain('We ask your bank first.')
  await inOne((tx) => releasePayout(tx, act))
  await expect(inOne((tx) => confirmPayout(tx, act))).rejects.toThrow('is now scheduled')

  await giveToBank(act.payoutId, by)
  await inOne((tx) => confirmPayout(tx, act))
  expect(await status()).toBe('Paid')
  await expect(inOne((tx) => failPayout(tx, act, 'Not on the statement', 'Processing'))).rejects.toThrow('is now paid')
  await inOne((tx) => failPayout(tx, act, 'Account closed', 'Paid'))
  await runJobs()
  expect((await mailAbout('failed')).text).toContain('Account closed')
  await inOne((tx) => retryPayout(tx, act))
  expect((await payouts())[0]).toMatchObject({ status: 'Scheduled', attempt: 2, file_id: null })
  expect(await money.broken()).toEqual([])
})

test('§7 a creator reads the fees and taxes of today', async () => {
  const terms = (await ada.call(getEarningTerms, {})).json()
  expect(terms.fees).toEqual({ marketplace: 0.15, ownChannel: 0.08, agreed: null })
  expect(terms.taxes).toContainEqual({ country: 'DE', mode: 'Inclusive', rate: 0.19 })
})
