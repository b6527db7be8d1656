import { expect, test } from 'vitest'
import { currencies } from '#contract/core/money.ts'
import * as contract from '#contract/payouts/payout-runs.ts'
import { getPayout, listPayoutLines, type Payout, type PayoutLine } from '#contract/payouts/payouts.ts'
import { expectProblem } from '../../../../testing/expect-problem.ts'
import { item } from '../../../../testing/money-shop.ts'
import { openPayoutShop } from '../../../../testing/payout-shop.ts'
import { addCreator } from '../../../../testing/sample-creator.ts'
import { resumeRuns, startMonthlyRun } from './make-payouts.ts'

const { money, db, deps, signIn, buy, passDays, saveAccount, payouts, runJobs } = await openPayoutShop()
// Owed nothing, and so in no list.
await addCreator(db, { id: 'silent' })
await saveAccount()
await buy(['lowtide/tape-one', 'glasshouse/pane'])
const owner = await signIn({ staff: ['Owner'] })
const ids = (rows: { creator: { id: string } }[]) => rows.map(({ creator }) => creator.id)

test('a run is previewed with what is unusual and who gets nothing, before anything is due and after', async () => {
  // The one account there is would be paid by SEPA, and nobody has said from where.
  const payerLacks = ['our IBAN for SEPA transfers']
  expect((await owner.call(contract.previewPayoutRun)).json()).toEqual({ items: [], hasMore: false, next: null, payerLacks })
  passDays(14)
  const { items } = (await owner.call(contract.previewPayoutRun)).json()
  expect(ids(items)).toEqual(['glasshouse', 'lowtide'])
  expect(items[0]).toMatchObject({ amount: null, skipped: 'NoAccount', marks: [] })
  expect(items[1]).toMatchObject({ amount: { currency: 'EUR' }, skipped: null, marks: ['NewAccount', 'FirstPayout'], hold: null })
  expect(ids((await owner.call(contract.previewPayoutRun, { query: { show: 'marked' } })).json().items)).toEqual(['lowtide'])
  expect(ids((await owner.call(contract.previewPayoutRun, { query: { show: 'skipped' } })).json().items)).toEqual(['glasshouse'])
  expect(await payouts()).toEqual([])
})

test('only the Owner runs payouts', async () => {
  for (const role of ['CustomerSupport', 'CreatorSupport', 'QA']) {
    const other = await signIn({ staff: [role] })
    expectProblem(await other.call(contract.previewPayoutRun), 403)
    expectProblem(await other.call(contract.startPayoutRun), 403)
  }
})

test('a run asks for a recent sign-in, is one on its day, and says what it made', async () => {
  expectProblem(await owner.call(contract.startPayoutRun), 403)
  const signedIn = await signIn({ staff: ['Owner'] })
  const [first, second] = await Promise.all([signedIn.call(contract.startPayoutRun), signedIn.call(contract.startPayoutRun)])
  expect([first.statusCode, second.statusCode]).toEqual([202, 202])
  const { id } = first.json()
  expect(second.json().id).toBe(id)
  await runJobs()
  const [payout] = await payouts()
  const third = await (await signIn({ staff: ['Owner'] })).call(contract.startPayoutRun)
  expect(expectProblem(third, 409).detail).toContain('already been made')
  const run = (await owner.call(contract.getPayoutRun, { params: { runId: id } })).json()
  expect(run).toMatchObject({
    finishedAt: expect.any(String),
    totals: [{ amount: { currency: 'EUR', amount: (payout?.amount ?? 0) / 100 }, payouts: 1 }],
    counts: { Scheduled: 1, Processing: 0, Paid: 0, Failed: 0, OnHold: 0 },
    files: [],
    ready: [{ format: 'SEPA', payouts: 1 }],
  })
  expect((await owner.call(contract.listPayoutRuns)).json().items).toEqual([expect.objectContaining({ id })])
})

test('single payouts are found, held, released, and answered clearly when somebody was faster', async () => {
  const [payout] = await payouts()
  const params = { payoutId: payout?.id ?? '' }
  const runId = payout?.run_id ?? ''
  const listed = async (query: Record<string, string>) =>
    (await owner.call(contract.listRunPayouts, { params: { runId }, query })).json().items
  expect(await listed({ q: 'lowtide', status: 'Scheduled' })).toEqual([
    expect.objectContaining({ id: params.payoutId, marks: payout?.marks }),
  ])
  expect(await listed({ q: 'nobody' })).toEqual([])
  for (const sort of ['creator', '-status', '-amount']) expect(await listed({ sort })).toHaveLength(1)
  expect(await listed({ sort: '-amount', after: params.payoutId })).toEqual([])
  const hold = () => owner.call(contract.holdPayout, { params, body: { reason: 'We ask first.' } })
  const both = (await Promise.all([hold(), hold()])).map(({ statusCode }) => statusCode).sort()
  expect(both).toEqual([200, 409])
  expect((await owner.call(contract.releasePayout, { params })).json()).toMatchObject({ status: 'Scheduled' })
  expectProblem(await owner.call(contract.releasePayout, { params }), 409)
  for (const act of [contract.confirmPayout, contract.retryPayout]) expectProblem(await owner.call(act, { params }), 409)
})

test('the clock makes one run a month, late if need be, and what a lost process left is gone on with', async () => {
  passDays(31)
  await Promise.all([startMonthlyRun(deps), startMonthlyRun(deps)])
  const month = money.now().toISOString().slice(0, 7)
  const open = await db.selectFrom('payout_runs').selectAll().where('finished_at', 'is', null).execute()
  expect(open).toMatchObject([{ day: `${month}-01`, started_by: null }])
  await resumeRuns(deps)
  await runJobs()
  expect(await db.selectFrom('payout_runs').selectAll().where('finished_at', 'is', null).execute()).toEqual([])
  await startMonthlyRun(deps)
  expect(await db.selectFrom('payout_runs').selectAll().where('day', '=', `${month}-01`).execute()).toHaveLength(1)
  expect(await money.broken()).toEqual([])
})

test('17.12 the runs are sorted by their day, who started them, and how many payouts they made', async () => {
  const later = await signIn({ staff: ['Owner'] })
  const listed = async (query: Record<string, string>): Promise<contract.PayoutRunRow[]> =>
    (await later.call(contract.listPayoutRuns, { query })).json().items
  const countOf = ({ counts }: contract.PayoutRunRow): number => Object.values(counts).reduce((sum, count) => sum + count, 0)
  const all = await listed({})
  expect(all.length).toBeGreaterThan(1)
  expect(all.map(({ day }) => day)).toEqual(
    all
      .map(({ day }) => day)
      .toSorted()
      .reverse(),
  )
  expect((await listed({ sort: 'day' })).map(({ id }) => id)).toEqual(all.map(({ id }) => id).reverse())
  expect((await listed({ sort: '-payouts' })).map(countOf)).toEqual(all.map(countOf).toSorted((one, other) => other - one))
  for (const sort of ['by', '-by', 'day', '-day', 'payouts', '-payouts']) {
    const [first, ...rest] = await listed({ sort })
    expect(await listed({ sort, after: first?.id ?? '' }), sort).toEqual(rest)
  }
  expectProblem(await later.call(contract.listPayoutRuns, { query: { sort: 'sum' as never } }), 400)
})

test('balances stand in one order of currencies, wherever they stand', async () => {
  for (const currency of ['GBP', 'EUR', 'JPY', 'USD']) {
    const buyer = await money.buyer().fill([item('lowtide/tape-one')], currency)
    await buyer.pay()
  }
  await money.settleDown()
  passDays(15)
  const { items } = (await (await signIn({ staff: ['Owner'] })).call(contract.previewPayoutRun)).json() as {
    items: contract.ProposedPayout[]
  }
  const balances = items.find(({ creator }) => creator.id === 'lowtide')?.balances.map(({ currency }) => currency)
  expect(balances).toEqual(currencies.filter((currency) => balances?.includes(currency)))
  expect(balances).toHaveLength(4)
})

test('17.12 lines of a payout in several currencies are compared in its own', async () => {
  await (await signIn({ staff: ['Owner'] })).call(contract.startPayoutRun)
  await runJobs()
  const [payout] = (await payouts()).toReversed()
  const params = { payoutId: payout?.id ?? '' }
  const ada = await signIn({ creator: ['lowtide', ['Admin']] })
  const rates = new Map(((await ada.call(getPayout, { params })).json() as Payout).amounts.map(({ currency, rate }) => [currency, rate]))
  expect(rates.size).toBe(4)
  for (const sort of ['gross', 'fee', 'net'] as const) {
    const { items } = (await ada.call(listPayoutLines, { params, query: { sort } })).json() as { items: PayoutLine[] }
    const changed = items.map(({ [sort]: { amount, currency } }) => amount * (rates.get(currency) ?? 0))
    expect(changed).toEqual(changed.toSorted((one, other) => one - other))
    expect(new Set(items.map(({ net }) => net.currency)).size).toBe(4)
  }
})
