import { fileURLToPath } from 'node:url'

type Graph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }

/** All modules that the given files import, directly or indirectly. */
const reachedFrom = (files: readonly string[], graph: Graph): Set<string> => {
  const reached = new Set(files)
  for (const id of reached) for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(imported)
  return reached
}

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url))
const inApp = (name: string): string => path(`app/${name}.tsx`)
const inPages = (name: string): string => inApp(`pages/${name}`)
const inContract = (name: string): string => path(`../contract/src/${name}.ts`)

type IsNeeded = (id: string, graph: Graph) => boolean

/** Whether a module is needed by these files. */
const neededBy = (files: readonly string[]): IsNeeded => {
  let needed: Set<string> | undefined
  return (id, graph) => {
    needed ??= reachedFrom(files, graph)
    return needed.has(id)
  }
}

/** The frame of every page, in the file that every page loads. */
const isOfFrame = neededBy(['root', 'pages/layouts/default-layout'].map(inApp))

/** The schemas of the answers that every page may request, and zod: loaded with the first call, or by a page that needs more of them. */
const isOfFirstCalls = neededBy(['storefront/storefront', 'identity/user', 'creators/creators', 'core/latest-build'].map(inContract))

/** The public pages by topic. A page of one topic loads no code of another. */
const areas: Readonly<Record<string, IsNeeded>> = {
  browse: neededBy([
    ...['home', 'storefront/storefront', 'storefront/product', 'storefront/bundle'].map(inPages),
    inContract('catalog/trait-rules'),
  ]),
  'sign-in': neededBy(
    [
      'identity/sign-in',
      'identity/sign-up',
      'identity/forgot-password',
      'identity/reset-password',
      'identity/confirm-account',
      'storefront/storefront-sign-in',
    ].map(inPages),
  ),
  articles: neededBy(['support/support', 'support/support-article', 'legal/terms-of-use', 'legal/privacy-policy'].map(inPages)),
  'become-a-creator': neededBy([inPages('become-a-creator/become-a-creator')]),
  cart: neededBy(['cart', 'storefront/product-buy'].map(inPages)),
  downloads: neededBy(['downloads/product-downloads', 'downloads/download-newest'].map(inPages)),
}

/**
 * Pages that visitors open rarely, for a purpose. Code they share with other pages is in a file for exactly those, so that nobody loads
 * more because of them.
 */
const occasions: Readonly<Record<string, IsNeeded>> = {
  checkout: neededBy([inPages('checkout')]),
  apply: neededBy([inPages('become-a-creator/apply')]),
  activate: neededBy([inPages('activate/activate-request')]),
  mails: neededBy([inPages('account/communications')]),
}

const neededIn =
  (pages: typeof areas) =>
  (id: string, graph: Graph): string[] =>
    Object.entries(pages)
      .filter(([, isNeeded]) => isNeeded(id, graph))
      .map(([name]) => name)
const areasOf = neededIn(areas)
const occasionsOf = neededIn(occasions)

/** Code that is shared only by pages with products, such as traits, waveforms and what fits a studio: pages of forms do not need it. */
const withGoods: readonly string[] = ['browse', 'cart', 'downloads']

const isOfGoods = (id: string, graph: Graph): boolean =>
  occasionsOf(id, graph).length === 0 && areasOf(id, graph).every((area) => withGoods.includes(area))

/** The parts of the contract that pages need for rendering do not import zod; in the file of schemas they would bring zod to every page. */
const isRule = (id: string, graph: Graph): boolean => /[\\/]contract[\\/]/.test(id) && areasOf(id, graph).length > 0

const isRuleOfGoods = (id: string, graph: Graph): boolean => isRule(id, graph) && !isOfFrame(id, graph) && isOfGoods(id, graph)

const frameChunk = (id: string, graph: Graph): string | null =>
  isOfFrame(id, graph) || (isRule(id, graph) && !isRuleOfGoods(id, graph)) ? 'site' : null

const ruleChunk = (id: string, graph: Graph): string | null => (isRuleOfGoods(id, graph) ? 'rules' : null)

const contractChunk = (id: string, graph: Graph): string | null =>
  isOfFirstCalls(id, graph) && !isOfFrame(id, graph) && !isRule(id, graph) ? 'contract' : null

/** The player's queue, opened on any page: what it shares with the cart must not bring the cart along. */
const isOfQueue = neededBy([inApp('features/media/queue/queue-drawer')])

/** Code for two topics, or for any three: one file for all, instead of many small ones. */
const isCommon = (id: string, graph: Graph): boolean => {
  const topics = areasOf(id, graph)
  if (topics.includes('cart') && isOfQueue(id, graph)) return true
  return topics.length > 1 || topics.length + occasionsOf(id, graph).length > 2
}

const sharedByMany =
  (name: 'common' | 'goods') =>
  (id: string, graph: Graph): string | null => {
    if (isOfFrame(id, graph) || !isCommon(id, graph)) return null
    return name === (isOfGoods(id, graph) ? 'goods' : 'common') ? name : null
  }

/** What the pages of storefronts, products and bundles share: the home page, which most visitors open first, does not load it. */
const isOfHome = neededBy([inPages('home'), inContract('catalog/trait-rules')])
const withoutHome = (chunk: string | null, id: string, graph: Graph): string | null =>
  chunk === 'browse' && !isOfHome(id, graph) ? null : chunk

const sharedBy = (count: 1 | 2, id: string, graph: Graph): string | null => {
  if (isOfFrame(id, graph)) return null
  const names = [...areasOf(id, graph), ...occasionsOf(id, graph)]
  return names.length === count ? names.join('-') : null
}

/** Code that a topic needs alone or shares with one other. */
const sharedChunk =
  (count: 1 | 2) =>
  (id: string, graph: Graph): string | null =>
    withoutHome(sharedBy(count, id, graph), id, graph)

const itemChunk = (id: string, graph: Graph): string | null => (sharedBy(1, id, graph) === 'browse' ? 'items' : null)

const otherChunk =
  (name: string) =>
  (id: string, graph: Graph): string | null =>
    isOfFrame(id, graph) || areasOf(id, graph).length > 0 || occasionsOf(id, graph).length > 0 ? null : name

/** The drawer and the overlay of the checkout, which a buy link opens at once: they load nothing that only other parts need. */
const isOfPanel = neededBy([inApp('features/orders/cart/open-panel')])

/** What visitors open on public pages. What several of these share is a file of its own, so that they load nothing of a workspace. */
const isOpenedByVisitors = neededBy([
  ...['ui/overlays/dialog-panel', 'ui/overlays/drawer-panel', 'ui/overlays/menu-panel', 'ui/pictures/lightbox'].map(inApp),
  ...['storefront/slim-bar', 'licensing/trials/try-dialog', 'media/queue/queue-drawer', 'site/search-suggestions', 'site/palette'].map(
    (name) => inApp(`features/${name}`),
  ),
  ...['trial-panel', 'owner-panel', 'product-end', 'compare/compare-dialog', 'studio/studio-dialog', 'studio/bundle-fit'].map((name) =>
    inPages(`parts/${name}`),
  ),
  path('app/pages/parts/checkout-parts.ts'),
  path('app/features/identity/entered-shapes.ts'),
  path('app/features/payments/first-shapes.ts'),
  ...['storefront/discovery', 'identity/studio', 'storefront/holdings'].map(inContract),
])

const lateChunk =
  (name: 'panel' | 'opened', isNeeded: IsNeeded) =>
  (id: string, graph: Graph): string | null =>
    isNeeded(id, graph) ? otherChunk(name)(id, graph) : null

/** The contract and zod. */
const ofShapes = /[\\/](contract|zod)[\\/]|[\\/]zod-without-eval\.ts$/
const ours = /[\\/](web[\\/]app|contract|lucide-react)[\\/]/
/** Forms without their validation: for support, signing in and every area with something to fill in. */
const ofForms = /react-hook-form|[\\/](lazy-resolver|submit-form|field-errors)\.ts$/
/** Lists that go on, and several reads at once: no public page does either before a visitor opens something. */
const ofLists = /[\\/](queriesObserver|useQueries|infiniteQueryObserver|useInfiniteQuery)\.js$|[\\/]api[\\/]use-more\.ts$/
/** Code that requests more data than a page came with. */
const ofReads = /[\\/]@tanstack[\\/](query-core|react-query)[\\/]|[\\/]api[\\/](use-read|query-client)\.ts$/
/** The cart behind its badge, and the checkout. A visitor loads them when adding the first item. */
const ofBuying = /[\\/]features[\\/](orders|payments)[\\/]/
/** The schemas of orders, addresses and prices, parts of which are used by forms in every area. */
const ofOrders = /[\\/]contract[\\/]src[\\/](orders[\\/]|payments[\\/]checkout|core[\\/](address-rules|countries)|pricing[\\/])/
/** Releases, from the upload to the download: code shared by any two of their pages. */
const ofReleases = /[\\/](features|contract[\\/]src)[\\/]releases[\\/]/

/**
 * A few files that many pages need instead of forty small ones: on a phone each request takes time. Code of a single page stays separate.
 */
export const chunkGroups = [
  {
    name: 'vendor',
    test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/,
    minShareCount: 2,
    priority: 7,
  },
  { name: frameChunk, test: ours, minShareCount: 2, priority: 6 },
  // Before the schemas, which import the rules and would include them.
  { name: ruleChunk, test: ofShapes, priority: 5.5 },
  { name: contractChunk, test: ofShapes, priority: 5 },
  { name: 'reads', test: (id: string) => ofReads.test(id) && !ofLists.test(id), minShareCount: 2, priority: 5 },
  { name: 'lists', test: ofLists, minShareCount: 2, priority: 4.9 },
  { name: 'forms', test: ofForms, minShareCount: 2, priority: 5 },
  { name: sharedByMany('common'), test: ours, minShareCount: 2, priority: 4 },
  // A group includes what its files import, unless an earlier group has it: code that many pages need comes first.
  { name: sharedByMany('goods'), test: ours, minShareCount: 2, priority: 3.8 },
  { name: sharedChunk(2), test: ours, minShareCount: 2, priority: 3.5 },
  { name: sharedChunk(1), test: ours, minShareCount: 2, priority: 3 },
  { name: itemChunk, test: ours, minShareCount: 2, priority: 2.9 },
  { name: otherChunk('orders'), test: ofOrders, minShareCount: 2, priority: 2 },
  { name: lateChunk('panel', isOfPanel), test: ours, minShareCount: 2, priority: 1.6 },
  { name: lateChunk('opened', isOpenedByVisitors), test: ours, minShareCount: 2, priority: 1.5 },
  { name: otherChunk('workspaces'), test: ours, minShareCount: 4, priority: 1 },
  // Code that many pages need is already in its own file here.
  { name: otherChunk('buying'), test: ofBuying, minShareCount: 2, priority: 0 },
  { name: otherChunk('releases'), test: ofReleases, minShareCount: 2, priority: 0 },
]
