import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Currency } from '#contract/core/money.ts'
import { disputeLines, disputeLostLines, refundLines, turn, writeEntry } from '#domains/ledger/index.ts'
import type { Tx } from '#platform/database/database.ts'
import { compareBooks, readBanked } from '../../../../testing/compare-payout-books.ts'
import { brokenBooks, openPayoutBooks } from '../../../../testing/payout-books.ts'
import { type ModelPayout, makeModel, type Rates } from '../../../../testing/payout-model.ts'
import { ach, bank } from '../../../../testing/payout-shop.ts'
import { rounds } from '../../../../testing/rounds.ts'
import { openTestDatabase } from '../../../../testing/test-database.ts'
import { savePayoutAccount } from '../account/save-payout-account.ts'
import { confirmPayout, failPayout, holdPayout, releasePayout, retryPayout } from '../change-payout.ts'
import { endHolds } from '../end-holds.ts'
import { exportFile } from '../files/export-file.ts'
import { makePayout } from '../make-payout.ts'
import { findRates, findRun, finishRun, openRun } from '../runs/run.store.ts'

const { db } = await openTestDatabase()
const { encryption, userId, addPayee, sell, setRates } = await openPayoutBooks(db)

const dayLength = 24 * 60 * 60 * 1000
const network = '127.0.0.0/24'
const traded = ['USD', 'EUR', 'GBP', 'JPY'] as const
const inOne = <Made>(work: (tx: Tx) => Promise<Made>): Promise<Made> => db.transaction().execute(work)

const which = fc.nat(1_000)
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('sell'),
      who: which,
      currency: fc.constantFrom(...traded),
      net: fc.integer({ min: 1, max: 20_000 }),
      fee: fc.nat(3_000),
      tax: fc.nat(3_000),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('refund', 'comeBack', 'dispute', 'win', 'lose'), which }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('pass'), days: fc.integer({ min: 1, max: 9 }) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('rate'),
      currency: fc.constantFrom('EUR', 'GBP', 'JPY'),
      perUsd: fc.integer({ min: 3_000, max: 2_000_000 }),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('run') }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('export'), which, currency: fc.constantFrom('EUR', 'USD') }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('confirm', 'fail', 'retry', 'hold', 'release'), which }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('account'), who: which, type: fc.constantFrom('Bank', 'ACH') }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('endHolds') }) },
)
type Step = {
  do: string
  which?: number
  who?: number
  currency?: Currency
  net?: number
  fee?: number
  tax?: number
  days?: number
  perUsd?: number
  type?: string
}
type Sale = Awaited<ReturnType<typeof sell>> & { soldAt: number; status: 'Standing' | 'Refunded' | 'Disputed' | 'Lost' }

let histories = 0

/** One history in its own years, with two creators of its own. */
const openHistory = async () => {
  histories += 1
  const creators = [`one-${histories}`, `two-${histories}`]
  for (const id of creators) await addPayee(id)
  let now = Date.UTC(2030, 0, 1, 9) + histories * 400 * dayLength
  const at = (): Date => new Date(now)
  const rates: Rates = { USD: 1, EUR: 0.92, GBP: 0.79, JPY: 151.5 }
  await setRates(rates, at())
  const model = makeModel()
  const sales: Sale[] = []
  const runs = new Map<string, string>()

  const pick = <Item>(items: readonly Item[], index = 0): Item | undefined => items[index % items.length]
  const idOf = async ({ creator, number }: ModelPayout): Promise<string> =>
    (await db.selectFrom('payouts').select('id').where('creator_id', '=', creator).where('number', '=', number).executeTakeFirstOrThrow())
      .id
  const actOn = async (payout: ModelPayout) => ({ payoutId: await idOf(payout), by: userId, network, now: at() })
  const inStatus = (index: number | undefined, ...statuses: ModelPayout['status'][]) =>
    pick(
      model.payouts.filter(({ status }) => statuses.includes(status)),
      index,
    )

  /** A sale's whole, taken back or given once more. */
  const bookSale = async (sale: Sale, kind: 'Refund' | 'RefundFailed' | 'DisputeOpened' | 'DisputeWon', sign: 1 | -1) => {
    const { orderId, currency, lines } = sale
    const written = {
      Refund: refundLines(lines),
      RefundFailed: turn(refundLines(lines)),
      DisputeOpened: disputeLines(lines),
      DisputeWon: turn(disputeLines(lines)),
    }[kind]
    await inOne((tx) => writeEntry(tx, { kind, reference: `${orderId}/${now}`, orderId, currency, lines: written, now: at() }))
    for (const line of lines) model.book(line.creatorId, currency, sign * line.net, sale.soldAt, now)
  }
  const withSale = async (
    index: number | undefined,
    status: Sale['status'],
    work: (sale: Sale) => Promise<unknown>,
    to: Sale['status'],
  ) => {
    const sale = pick(
      sales.filter((sale) => sale.status === status),
      index,
    )
    if (!sale) return
    now += 1
    await work(sale)
    sale.status = to
  }
  const withPayout = async (
    payout: ModelPayout | undefined,
    work: (tx: Tx, act: Awaited<ReturnType<typeof actOn>>) => Promise<void>,
    expected: (payout: ModelPayout) => void,
  ) => {
    if (!payout) return
    const act = await actOn(payout)
    await inOne((tx) => work(tx, act))
    expected(payout)
  }

  const steps: Record<string, (step: Step) => Promise<unknown>> = {
    sell: async ({ who, currency = 'USD', net = 0, fee = 0, tax = 0 }) => {
      const creatorId = pick(creators, who) as string
      sales.push({ ...(await sell([{ creatorId, net, fee, tax }], currency, at())), soldAt: now, status: 'Standing' })
      model.book(creatorId, currency, net, now, now)
    },
    refund: ({ which: index }) => withSale(index, 'Standing', (sale) => bookSale(sale, 'Refund', -1), 'Refunded'),
    comeBack: ({ which: index }) => withSale(index, 'Refunded', (sale) => bookSale(sale, 'RefundFailed', 1), 'Standing'),
    dispute: ({ which: index }) => withSale(index, 'Standing', (sale) => bookSale(sale, 'DisputeOpened', -1), 'Disputed'),
    win: ({ which: index }) => withSale(index, 'Disputed', (sale) => bookSale(sale, 'DisputeWon', 1), 'Standing'),
    lose: ({ which: index }) =>
      withSale(
        index,
        'Disputed',
        ({ orderId, currency, lines }) => {
          const held = lines.reduce((sum, line) => sum + line.due, 0)
          const entry = {
            kind: 'DisputeLost' as const,
            reference: `${orderId}/${now}`,
            orderId,
            currency,
            lines: disputeLostLines(held),
            now: at(),
          }
          return inOne((tx) => writeEntry(tx, entry))
        },
        'Lost',
      ),
    pass: async ({ days = 1 }) => {
      now += days * dayLength
    },
    rate: async ({ currency = 'EUR', perUsd = 10_000 }) => {
      rates[currency] = perUsd / 10_000
      await setRates({ [currency]: perUsd / 10_000 }, at())
    },
    run: async () => {
      const day = at().toISOString().slice(0, 10)
      const { id } = await inOne((tx) => openRun(tx, { day, dueBy: at(), startedBy: null, now: at() }))
      runs.set(day, id)
      const run = { id, dueBy: (await findRun(db, id))?.due_by as Date, rates: await findRates(db, id) }
      for (const creator of creators) await inOne((tx) => makePayout(tx, run, creator, at()))
      await finishRun(db, id, at())
      model.run(day, creators, rates, now)
    },
    export: async ({ which: index, currency }) => {
      const [day, runId] = pick([...runs], index) ?? []
      if (!day || !runId) return
      const format = currency === 'EUR' ? 'SEPA' : 'NACHA'
      const sent = model.export(day, currency as 'EUR' | 'USD', now)
      const exported = inOne((tx) => exportFile(tx, encryption, { runId, format, by: userId, network, now: at() }))
      if (sent.length === 0) return expect(exported).rejects.toThrow('Nothing is scheduled')
      const file = await exported
      const { amount } = await db.selectFrom('payout_files').select('amount').where('id', '=', file).executeTakeFirstOrThrow()
      expect(amount).toBe(sent.reduce((sum, payout) => sum + payout.amount, 0))
    },
    confirm: ({ which: index }) => withPayout(inStatus(index, 'Processing'), confirmPayout, model.confirm),
    fail: ({ which: index }) =>
      withPayout(inStatus(index, 'Processing', 'Paid'), (tx, act) => failPayout(tx, act, 'Account closed'), model.fail),
    retry: ({ which: index }) => withPayout(inStatus(index, 'Failed'), retryPayout, (payout) => model.retry(payout, now)),
    hold: ({ which: index }) => withPayout(inStatus(index, 'Scheduled'), (tx, act) => holdPayout(tx, act, 'We ask first'), model.hold),
    release: ({ which: index }) => {
      const held = pick(
        model.payouts.filter(({ hold }) => hold === 'Staff'),
        index,
      )
      return withPayout(held, releasePayout, (payout) => model.release(payout, now))
    },
    account: async ({ who, type }) => {
      const creatorId = pick(creators, who) as string
      const editor = { userId, creatorId, roles: [], asStaff: false, network, now: at() }
      await inOne((tx) => savePayoutAccount(tx, encryption, editor, type === 'Bank' ? bank : ach))
      model.setAccount(creatorId, type === 'Bank' ? 'EUR' : 'USD', now)
    },
    endHolds: async () => {
      await endHolds({ db, clock: { now: at } })
      model.endHolds(now)
    },
  }
  return { creators, model, take: (one: Step) => steps[one.do]?.(one) }
}

const tries = rounds(12, 2_000)

test(
  `after any of ${tries} histories every line is paid once, a payout is its lines, and the books are what a plain sum says`,
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step as fc.Arbitrary<Step>, { minLength: 20, maxLength: 60, size: 'max' }), async (steps) => {
        const before = await readBanked(db)
        const history = await openHistory()
        for (const [index, who] of history.creators.entries())
          await history.take({ do: 'account', who: index, type: who.startsWith('one') ? 'Bank' : 'ACH' })
        for (const one of steps) await history.take(one)
        await compareBooks(db, history)
        const after = await readBanked(db)
        for (const currency of ['EUR', 'USD'] as const)
          expect((after[currency] ?? 0) - (before[currency] ?? 0)).toBe(history.model.bank[currency])
      }),
      { numRuns: tries, endOnFailure: false },
    )
    const { rows: sums } = await sql`select l.currency from ledger_lines l group by 1 having sum(l.amount) <> 0`.execute(db)
    expect(sums).toEqual([])
    expect(await brokenBooks(db)).toEqual([])
    const { length } = await db.selectFrom('payouts').select('id').execute()
    // Chance decides how many histories come to a payout at all; that some do is sure enough.
    expect(length).toBeGreaterThan(tries / 10)
  },
  rounds(120_000, 3_600_000),
)
