import { type Figure, printTable } from './support/table.ts'

/** The measurements, each of which can be run alone: `npm run bench -- shop`. */
const parts: Record<string, () => Promise<Figure[]>> = {
  shop: async () => (await import('./shop.ts')).measureShop(),
  pages: async () => (await import('./pages.ts')).measurePages(),
  search: async () => (await import('./search.ts')).measureSearch(),
  money: async () => (await import('./money.ts')).measureMoney(),
  licensing: async () => (await import('./licensing.ts')).measureLicensing(),
  payouts: async () => (await import('./payouts.ts')).measurePayouts(),
  sales: async () => (await import('./sales.ts')).measureSales(),
  people: async () => (await import('./people.ts')).measurePeople(),
  admin: async () => (await import('./admin.ts')).measureAdmin(),
  'staff-sales': async () => (await import('./staff-sales.ts')).measureStaffSales(),
  uploads: async () => (await import('./uploads.ts')).measureUploads(),
}

const only = process.argv[2]
if (only !== undefined && !(only in parts)) {
  console.error(`There is no "${only}" to measure. Choose one of: ${Object.keys(parts).join(', ')}.`)
  process.exit(1)
}

const figures: Figure[] = []
for (const [name, measure] of Object.entries(parts)) if (only === undefined || only === name) figures.push(...(await measure()))
printTable(figures)
process.exitCode = figures.every((figure) => figure.good) ? 0 : 1
