import { expect, test } from 'vitest'
import {
  type CreatorArea,
  type CreatorRole,
  creatorAreas,
  creatorRoles,
  type StaffArea,
  type StaffRole,
  staffAreas,
  staffRoles,
} from '#contract/core/permissions.ts'
import { openDevSite } from '#platform/render/dev-site.ts'
import { makePageCache } from '#platform/render/page-cache.ts'
import { openSiteBuild } from '#platform/render/site-build.ts'
import routes from '../../web/app/routes.ts'
import { actingAsStaff } from '../testing/call-as.ts'
import { isLongRun } from '../testing/rounds.ts'
import { fillPath, newAddress } from '../testing/sample-calls.ts'
import { addCreator, addProduct } from '../testing/sample-creator.ts'
import { addUser } from '../testing/sample-user.ts'
import { openTestApp, openTestShop } from '../testing/test-shop.ts'
import { whenOver } from '../testing/when-over.ts'

/** Opens every page behind a guard, as every kind of user, with a real session. */

type Node = { path?: string | undefined; children?: Node[] | undefined }
const pathsIn = (nodes: readonly Node[], above = ''): string[] =>
  nodes.flatMap(({ path, children = [] }) => {
    const own = path ? `${above}/${path}` : above
    return [...(path ? [own] : []), ...pathsIn(children, own)]
  })
const guarded = pathsIn(await routes).filter((path) => /^\/(creator|admin|resources|account)(\/|$)/.test(path))

/** The area of each page, as in decisions section 3. New sections of the site must be added here. */
const creatorAreaOf: Record<string, CreatorArea | undefined> = {
  products: 'products',
  plugins: 'releases',
  releases: 'releases',
  bundles: 'promotion',
  coupons: 'promotion',
  vouchers: 'promotion',
  storefront: 'promotion',
  sales: 'sales',
  customers: 'sales',
  support: 'releases',
  payouts: 'payouts',
  settings: 'team',
}
const staffAreaOf: Record<string, StaffArea | undefined> = {
  sales: 'sales',
  customers: 'sales',
  support: 'sales',
  licenses: 'licenses',
  creators: 'creators',
  featured: 'creators',
  releases: 'releases',
  payouts: 'platform',
  books: 'platform',
}
const isActionPage = /^\/admin\/releases\/(approve|reject)\//
/** A page that is empty without names. */
const pageOfNames = 'customers'
/** The code in its link is enough to open it. */
const publicPath = '/account/communications'

type Kind = { name: string; signedIn: boolean; creatorRole?: CreatorRole; staffRole?: StaffRole; acts?: boolean }
const kinds: Kind[] = [
  { name: 'signed out', signedIn: false },
  { name: 'a customer', signedIn: true },
  ...creatorRoles.map((role): Kind => ({ name: role, signedIn: true, creatorRole: role })),
  ...staffRoles.map((role): Kind => ({ name: role, signedIn: true, staffRole: role })),
  // Staff who act for a creator have the rights of an Admin; staff who may not act keep their own.
  // The gate acts as one who may and one who may not; the long run as all.
  ...staffRoles
    .filter((role) => isLongRun || role === 'Owner' || role === 'QA')
    .map(
      (role): Kind => ({
        name: `${role}, acting`,
        signedIn: true,
        staffRole: role,
        acts: true,
        ...((role === 'Owner' || role === 'CreatorSupport') && { creatorRole: 'Admin' }),
      }),
    ),
]

const expectedFor = (path: string, { signedIn, creatorRole, staffRole }: Kind): 200 | 401 | 403 => {
  const [, first, room] = path.split('/')
  if (path === publicPath) return 200
  if (!signedIn) return 401
  if (first === 'account') return 200
  if (first === 'resources' || path === '/creator') return creatorRole ? 200 : 403
  if (path === '/admin') return staffRole ? 200 : 403
  if (first === 'creator') {
    const area = creatorAreaOf[room ?? ''] ?? expect.fail(`Say in this test what ${path} is about`)
    const level = creatorRole && creatorAreas[area].roles[creatorRole]
    return level && level !== 'no' && (level !== 'no-names' || room !== pageOfNames) ? 200 : 403
  }
  const area = staffAreaOf[room ?? ''] ?? expect.fail(`Say in this test what ${path} is about`)
  const level = staffRole && staffAreas[area].roles[staffRole]
  return level && level !== 'no' && (level === 'write' || !isActionPage.test(path)) ? 200 : 403
}

/** The site as built by the gate, or else from its sources, which takes half a minute. */
const openSite = async () => {
  if (process.env.SITE_IS_BUILT) return openSiteBuild()
  const { middleware, close, ...site } = await openDevSite()
  whenOver(close)
  return site
}
const site = await openSite()
const shop = await openTestShop()
const app = await openTestApp({ ...shop, pages: { site, cache: makePageCache(1024), isHearingChanges: () => true } })
const { db } = shop.database
await addCreator(db, { id: 'lowtide' })
await addProduct(db, 'lowtide/tape-one', { name: 'Tape One' })
const cookies = new Map<string, string>()
for (const { name, signedIn, creatorRole, staffRole, acts } of kinds) {
  if (!signedIn) continue
  const user = await addUser(db, {
    email: `${name.replaceAll(/\W/g, '-')}@example.test`,
    ...(staffRole && { staffRoles: [staffRole] }),
    ...(creatorRole && !acts && { teams: { lowtide: [creatorRole] } }),
  })
  cookies.set(name, (acts ? await actingAsStaff(db, user, 'lowtide') : user).cookie)
}

const openPage = (path: string, { name }: Kind) =>
  app.inject({ url: path, headers: { cookie: cookies.get(name) ?? '' }, remoteAddress: newAddress() })

/** For an example id that does not exist, a 404 means that access was allowed. */
const seenOf = (status: number): number => (status === 404 ? 200 : status)

const addressOf = (path: string): string =>
  fillPath(path.replaceAll(/:(\w+)/g, '{$1}'), {
    releaseId: 'rel_00000000000000000000000000',
    runId: 'run_00000000000000000000000000',
    payoutId: 'pyt_00000000000000000000000000',
    id: 'usr_00000000000000000000000000',
    category: 'start',
  }).replace('*', 'here')

test('the pages behind guards were found', () => {
  expect(guarded.length).toBeGreaterThan(35)
  expect(guarded).toEqual(
    expect.arrayContaining(['/creator/payouts/:payoutId', '/admin/releases/reject/:releaseId', '/resources/:category/*']),
  )
})

test.each(guarded)('§2 %s is shown to the roles in the permission tables, and to nobody else', { timeout: 120_000 }, async (path) => {
  const seen: Record<string, number> = {}
  for (const kind of kinds) {
    const answer = await openPage(addressOf(path), kind)
    expect(answer.headers['content-type'], kind.name).toBe('text/html; charset=utf-8')
    seen[kind.name] = seenOf(answer.statusCode)
    if (answer.statusCode === 403) expect(answer.body).toContain('<title>Forbidden</title>')
    if (answer.statusCode === 401) expect(answer.body).toContain('<title>Unauthorized</title>')
  }
  expect(seen).toEqual(Object.fromEntries(kinds.map((kind) => [kind.name, expectedFor(path, kind)])))
})

test('§2 changing the case of a path gives no access', async () => {
  const marketing = kinds.find(({ name }) => name === 'Marketing') ?? expect.fail()
  for (const path of ['/CREATOR/Payouts', '/creator/payouts/', '/Creator/Payouts/Utils']) {
    expect((await openPage(path, marketing)).statusCode).toBe(403)
  }
})

test.each(kinds.filter(({ creatorRole, staffRole }) => creatorRole || staffRole))(
  '§3 no page links $name to a page that is a "no"',
  { timeout: 120_000 },
  async (kind) => {
    const open = guarded.filter((path) => !/[:*]/.test(path) && expectedFor(path, kind) === 200)
    for (const path of open) {
      const { body } = await openPage(path, kind)
      const links = [...body.matchAll(/href="(\/(?:creator|admin|resources)(?:\/[^"?#]*)?)["?#]/g)].map(([, link = '']) => link)
      for (const link of new Set(links)) {
        const page = guarded.find((one) => new RegExp(`^${one.replaceAll(/:\w+/g, '[^/]+').replace('*', '.+')}$`).test(link))
        if (page) expect(expectedFor(page, kind), `${path} leads ${kind.name} to ${link}`).toBe(200)
      }
    }
  },
)
