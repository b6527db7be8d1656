export type Figure = { what: string; measured: string; limit: string; ratio: number; needed: number; good: boolean }

/** A figure that must reach a part of its limit. */
export const reaches = (what: string, measured: number, limit: number, needed: number, unit = '/s'): Figure => ({
  what,
  measured: `${Math.round(measured)} ${unit}`,
  limit: `${Math.round(limit)} ${unit}`,
  ratio: measured / limit,
  needed,
  good: measured / limit >= needed,
})

/** A figure that must stay below a bound. */
export const staysBelow = (what: string, measured: number, bound: number, unit: string): Figure => ({
  what,
  measured: `${measured.toFixed(1)} ${unit}`,
  limit: `${bound} ${unit}`,
  ratio: measured / bound,
  needed: 1,
  good: measured <= bound,
})

export const atLeast = (what: string, measured: number, bound: number): Figure => ({
  what,
  measured: String(measured),
  limit: String(bound),
  ratio: measured / bound,
  needed: 1,
  good: measured >= bound,
})

export const printTable = (figures: readonly Figure[]): void => {
  const width = Math.max(...figures.map((figure) => figure.what.length))
  console.log(`\n${'what'.padEnd(width)}  ${'measured'.padStart(12)}  ${'limit'.padStart(12)}  ${'ratio'.padStart(7)}`)
  for (const { what, measured, limit, ratio, good } of figures) {
    console.log(
      `${what.padEnd(width)}  ${measured.padStart(12)}  ${limit.padStart(12)}  ${`${(ratio * 100).toFixed(0)} %`.padStart(7)}  ${good ? 'good' : 'TOO LOW'}`,
    )
  }
}
