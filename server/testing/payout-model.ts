import type { Currency } from '#contract/core/money.ts'

/**
 * The expected payouts, by plain arithmetic on arrays. It shares no code with what it tests: rates are whole ten-thousandths, amounts are
 * whole, and conversions use integers only.
 */
type Line = { creator: string; currency: Currency; amount: number; due: number; payout: ModelPayout | null }
type Account = { currency: 'EUR' | 'USD'; heldUntil: number }
export type Rates = Partial<Record<Currency, number>>
export type ModelPayout = {
  creator: string
  run: string
  number: number
  currency: 'EUR' | 'USD'
  amount: number
  parts: { currency: Currency; amount: number }[]
  rates: Rates
  status: 'Scheduled' | 'OnHold' | 'Processing' | 'Paid' | 'Failed'
  hold: 'Staff' | 'AccountChanged' | null
  heldUntil: number
  account: Account
}

const dayLength = 24 * 60 * 60 * 1000
const decimals = (currency: Currency): bigint => (currency === 'JPY' ? 1n : 100n)

/** One rate divided by the other with ten digits, as an integer and the power of ten to divide it by. */
const tenDigits = (to: number, from: number): [bigint, bigint] => {
  const [figures = '', power = '0'] = (to / from).toExponential(9).split('e')
  const exponent = 9 - Number(power)
  return [BigInt(figures.replace('.', '')), 10n ** BigInt(exponent)]
}

/** Rounded half away from zero, with integers. */
const change = (amount: number, from: Currency, to: Currency, rates: Rates): number => {
  if (from === to) return amount
  const [rate, scale] = tenDigits(rates[to] ?? 0, rates[from] ?? 0)
  const above = BigInt(Math.abs(amount)) * rate * decimals(to) * 2n
  const below = scale * decimals(from)
  const rounded = Number((above + below) / (below * 2n))
  return amount < 0 ? 0 - rounded : rounded
}

export const makeModel = () => {
  const lines: Line[] = []
  const payouts: ModelPayout[] = []
  const accounts = new Map<string, Account>()
  const bank = { EUR: 0, USD: 0 }
  const runs = new Map<string, { dueBy: number; rates: Rates }>()

  const amountOf = (parts: ModelPayout['parts'], to: 'EUR' | 'USD', rates: Rates): number =>
    parts.reduce((sum, part) => sum + change(part.amount, part.currency, to, rates), 0)

  const redirect = (payout: ModelPayout, account: Account): void => {
    payout.amount = amountOf(payout.parts, account.currency, payout.rates)
    payout.currency = account.currency
    payout.account = account
    if (payout.hold === 'Staff') return
    Object.assign(payout, { status: 'OnHold', hold: 'AccountChanged', heldUntil: account.heldUntil })
  }

  const pay = (creator: string, run: string, dueBy: number, rates: Rates, now: number): void => {
    const account = accounts.get(creator)
    if (!account || payouts.some((payout) => payout.creator === creator && payout.run === run)) return
    const due = lines.filter((line) => line.creator === creator && line.payout === null && line.due <= dueBy)
    const names = [...new Set(due.map((line) => line.currency))]
    const parts = names.map((currency) => ({
      currency,
      amount: due.filter((line) => line.currency === currency).reduce((sum, line) => sum + line.amount, 0),
    }))
    const amount = amountOf(parts, account.currency, rates)
    if (amount < 2500) return
    const isHeld = account.heldUntil > now
    const payout: ModelPayout = {
      creator,
      run,
      number: payouts.filter((one) => one.creator === creator).length + 1,
      currency: account.currency,
      amount,
      parts,
      rates,
      status: isHeld ? 'OnHold' : 'Scheduled',
      hold: isHeld ? 'AccountChanged' : null,
      heldUntil: account.heldUntil,
      account,
    }
    payouts.push(payout)
    for (const line of due) line.payout = payout
  }

  return {
    lines,
    payouts,
    bank,
    book: (creator: string, currency: Currency, amount: number, soldAt: number, now: number): void => {
      lines.push({ creator, currency, amount, due: Math.max(soldAt + 14 * dayLength, now), payout: null })
    },
    setAccount: (creator: string, currency: 'EUR' | 'USD', now: number): void => {
      const account = { currency, heldUntil: now + 3 * dayLength }
      accounts.set(creator, account)
      for (const payout of payouts)
        if (payout.creator === creator && ['Scheduled', 'OnHold', 'Failed'].includes(payout.status)) redirect(payout, account)
    },
    /** The first run of a day fixes what is due and at which rates. */
    run: (day: string, creators: readonly string[], rates: Rates, now: number): void => {
      const run = runs.get(day) ?? { dueBy: now, rates: { ...rates } }
      runs.set(day, run)
      for (const creator of creators) pay(creator, day, run.dueBy, run.rates, now)
    },
    export: (day: string, currency: 'EUR' | 'USD', now: number): ModelPayout[] => {
      const sent = payouts.filter((one) => one.run === day && one.currency === currency && one.status === 'Scheduled')
      const own = sent.filter(({ account }) => account.heldUntil <= now)
      for (const payout of own) payout.status = 'Processing'
      return own
    },
    confirm: (payout: ModelPayout): void => {
      payout.status = 'Paid'
      bank[payout.currency] -= payout.amount
    },
    fail: (payout: ModelPayout): void => {
      if (payout.status === 'Paid') bank[payout.currency] += payout.amount
      payout.status = 'Failed'
    },
    retry: (payout: ModelPayout, now: number): void => {
      const account = accounts.get(payout.creator) as Account
      if (account.heldUntil > now || account.currency !== payout.currency) redirect(payout, account)
      else Object.assign(payout, { status: 'Scheduled', account })
    },
    hold: (payout: ModelPayout): void => {
      Object.assign(payout, { status: 'OnHold', hold: 'Staff' })
    },
    release: (payout: ModelPayout, now: number): void => {
      const { account } = payout
      if (account.heldUntil > now) Object.assign(payout, { hold: 'AccountChanged', heldUntil: account.heldUntil })
      else Object.assign(payout, { status: 'Scheduled', hold: null })
    },
    endHolds: (now: number): void => {
      for (const payout of payouts)
        if (payout.hold === 'AccountChanged' && payout.heldUntil <= now) Object.assign(payout, { status: 'Scheduled', hold: null })
    },
  }
}
