export type Figure = { what: string; measured: string; limit: string; ratio: number; verdict: string; good: boolean }

/** A rate next to the machine's limit at that moment. For information only: budgets decide. */
export const againstLimit = (what: string, measured: number, limit: number, unit = '/s'): Figure => ({
  what,
  measured: `${Math.round(measured)} ${unit}`,
  limit: `${Math.round(limit)} ${unit}`,
  ratio: measured / limit,
  verdict: '',
  good: true,
})

/** A figure that must stay below a budget. */
export const staysBelow = (what: string, measured: number, bound: number, unit: string): Figure => ({
  what,
  measured: `${measured.toFixed(1)} ${unit}`,
  limit: `${bound} ${unit}`,
  ratio: measured / bound,
  verdict: measured <= bound ? 'good' : 'TOO MUCH',
  good: measured <= bound,
})

export const atLeast = (what: string, measured: number, bound: number): Figure => ({
  what,
  measured: String(measured),
  limit: String(bound),
  ratio: measured / bound,
  verdict: measured >= bound ? 'good' : 'TOO LOW',
  good: measured >= bound,
})

export const printTable = (figures: readonly Figure[]): void => {
  const width = Math.max(...figures.map((figure) => figure.what.length))
  console.log(`\n${'what'.padEnd(width)}  ${'measured'.padStart(12)}  ${'limit'.padStart(12)}  ${'ratio'.padStart(7)}`)
  for (const { what, measured, limit, ratio, verdict } of figures) {
    console.log(
      `${what.padEnd(width)}  ${measured.padStart(12)}  ${limit.padStart(12)}  ${`${(ratio * 100).toFixed(0)} %`.padStart(7)}  ${verdict}`,
    )
  }
}
