import { listAccounts } from '#domains/admin/customers/account-list.views.ts'
import { findLicenses } from '#domains/licensing/admin/find-licenses.views.ts'
import type { LicenseFilter } from '#domains/licensing/admin/license-admin.views.ts'
import { openDatabase } from '#platform/database/database.ts'
import { fillPeople } from './people/fill-people.ts'
import { type Deps, withFilledDatabase } from './support/empty-database.ts'
import { measurePalette } from './support/measure-palette.ts'
import { type Figure, printTable } from './support/table.ts'
import { measureList } from './support/turn-pages.ts'

const rows = Number(process.env.PEOPLE ?? 1_000_000)
const end = new Date('2026-11-15T12:00:00Z')

const customers: Record<string, string | undefined> = {
  everybody: undefined,
  'a whole address': 'buyer-4711@example.test',
  'an id': `usr_${'4711'.padStart(26, '0')}`,
  'a name that many have': 'casey',
  'a name that few have': 'moreau 4711',
  'a name that nobody has': 'zebedee',
  'two letters': 'zq',
}

const licenses: Record<string, LicenseFilter> = {
  'all of them': {},
  'an id': { q: `lic_${'4711'.padStart(26, '0')}` },
  'a whole address': { q: 'buyer-4711@example.test' },
  'a name that many have': { q: 'casey' },
  'a name that nobody has': { q: 'zebedee' },
  'a product': { q: 'product 17' },
  'one product': { creatorId: 'c000003', productId: 'p0002' },
  'a device': { q: 'mac 4711' },
  'a device’s signature': { q: 'signature-4711' },
  revoked: { status: 'Revoked' },
  'revoked, and redeemed': { status: 'Revoked', cause: 'Voucher' },
  'a common name, revoked': { q: 'casey', status: 'Revoked' },
  'a mix that never happens': { q: 'zq', status: 'Revoked', cause: 'Trial' },
}

const measureOn = async ({ url }: Deps): Promise<Figure[]> => {
  const { db, close } = openDatabase(url)
  const figures: Figure[] = []
  for (const [name, q] of Object.entries(customers))
    figures.push(await measureList(`customers: ${name}`, rows, (after) => listAccounts(db, { q, after })))
  const scope = { creatorId: undefined, maySeeNames: true, now: end }
  for (const [name, wish] of Object.entries(licenses))
    figures.push(await measureList(`licenses: ${name}`, rows, (after) => findLicenses(db, scope, { ...wish, after })))
  figures.push(...(await measurePalette(db, rows)))
  await close()
  return figures
}

export const measurePeople = (): Promise<Figure[]> => withFilledDatabase('people', (url) => fillPeople(url, rows, end), measureOn)

if (import.meta.main) {
  const figures = await measurePeople()
  printTable(figures)
  process.exitCode = figures.every((figure) => figure.good) ? 0 : 1
}
