import { fileURLToPath } from 'node:url'

type Graph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }

/** Everything that the given files import, and what that imports, and so on. */
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

/** Whether a module is among what these files need. */
const neededBy = (files: readonly string[]): IsNeeded => {
  let needed: Set<string> | undefined
  return (id, graph) => {
    needed ??= reachedFrom(files, graph)
    return needed.has(id)
  }
}

/** What stands around every page, in the file that every page loads. */
const isOfFrame = neededBy(['root', 'pages/layouts/default-layout'].map(inApp))

/** What the answers that every page may ask for look like, and zod: loaded with the first call, or with a page that has more to ask. */
const isOfFirstCalls = neededBy(['storefront/storefront', 'identity/user', 'creators/creators', 'core/latest-build'].map(inContract))

/** The pages of somebody who is not signed in, by what they came for. A page of one kind loads nothing of another. */
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

/** Pages that a stranger sees once, and with a purpose. What they share with others is a file for exactly those, so that nobody loads more for them. */
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

/** What only pages share where there is something to look at and to buy, such as traits, waves and what fits a studio: nothing to a page of forms. */
const withGoods: readonly string[] = ['browse', 'cart', 'downloads']

const isOfGoods = (id: string, graph: Graph): boolean =>
  occasionsOf(id, graph).length === 0 && areasOf(id, graph).every((area) => withGoods.includes(area))

/** What pages ask of the contract while they render is written without zod; the file of shapes would take it along, and bring zod to every page. */
const isRule = (id: string, graph: Graph): boolean => /[\\/]contract[\\/]/.test(id) && areasOf(id, graph).length > 0

const isRuleOfGoods = (id: string, graph: Graph): boolean => isRule(id, graph) && !isOfFrame(id, graph) && isOfGoods(id, graph)

const frameChunk = (id: string, graph: Graph): string | null =>
  isOfFrame(id, graph) || (isRule(id, graph) && !isRuleOfGoods(id, graph)) ? 'site' : null

const ruleChunk = (id: string, graph: Graph): string | null => (isRuleOfGoods(id, graph) ? 'rules' : null)

const contractChunk = (id: string, graph: Graph): string | null =>
  isOfFirstCalls(id, graph) && !isOfFrame(id, graph) && !isRule(id, graph) ? 'contract' : null

/** Two areas, or any three: one file for all, instead of many small ones. */
const isCommon = (id: string, graph: Graph): boolean => {
  const count = areasOf(id, graph).length
  return count > 1 || count + occasionsOf(id, graph).length > 2
}

const sharedByMany =
  (name: 'common' | 'goods') =>
  (id: string, graph: Graph): string | null => {
    if (isOfFrame(id, graph) || !isCommon(id, graph)) return null
    return name === (isOfGoods(id, graph) ? 'goods' : 'common') ? name : null
  }

/** What one of them needs with one other, or alone. */
const sharedChunk =
  (count: 1 | 2) =>
  (id: string, graph: Graph): string | null => {
    if (isOfFrame(id, graph)) return null
    const names = [...areasOf(id, graph), ...occasionsOf(id, graph)]
    return names.length === count ? names.join('-') : null
  }

const otherChunk =
  (name: string) =>
  (id: string, graph: Graph): string | null =>
    isOfFrame(id, graph) || areasOf(id, graph).length > 0 || occasionsOf(id, graph).length > 0 ? null : name

/** The contract, and what it is written with. */
const ofShapes = /[\\/](contract|zod)[\\/]|[\\/]zod-without-eval\.ts$/
const ours = /[\\/](web[\\/]app|contract|lucide-react)[\\/]/
/** What forms are made of, without what checks them: support, signing in and every room with something to fill in. */
const ofForms = /react-hook-form|[\\/](lazy-resolver|submit-form|field-errors)\.ts$/
/** What asks the server for more than a page came with. */
const ofReads = /[\\/]@tanstack[\\/](query-core|react-query)[\\/]|[\\/]api[\\/](use-(read|more)|query-client)\.ts$/
/** The cart behind its badge, and the checkout. A visitor loads them with the first thing they put in. */
const ofBuying = /[\\/]features[\\/](orders|payments)[\\/]/
/** What orders, addresses and prices look like: forms of every room know some of it. */
const ofOrders = /[\\/]contract[\\/]src[\\/](orders[\\/]|payments[\\/]checkout|core[\\/](address-rules|countries)|pricing[\\/])/
/** Releases, from the upload to the download: what any two of their pages share. */
const ofReleases = /[\\/](features|contract[\\/]src)[\\/]releases[\\/]/

/** A few files that many pages need instead of forty small ones: a phone waits for each request. What one page alone needs stays apart. */
export const chunkGroups = [
  {
    name: 'vendor',
    test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/,
    minShareCount: 2,
    priority: 7,
  },
  { name: frameChunk, test: ours, minShareCount: 2, priority: 6 },
  // Before the shapes, which import the rules and would take them along.
  { name: ruleChunk, test: ofShapes, priority: 5.5 },
  { name: contractChunk, test: ofShapes, priority: 5 },
  { name: 'reads', test: ofReads, minShareCount: 2, priority: 5 },
  { name: 'forms', test: ofForms, minShareCount: 2, priority: 5 },
  { name: sharedByMany('common'), test: ours, minShareCount: 2, priority: 4 },
  // A group takes along what its files import, and that is needed in as many pages or more: those come first.
  { name: sharedByMany('goods'), test: ours, minShareCount: 2, priority: 3.8 },
  { name: sharedChunk(2), test: ours, minShareCount: 2, priority: 3.5 },
  { name: sharedChunk(1), test: ours, minShareCount: 2, priority: 3 },
  { name: otherChunk('orders'), test: ofOrders, minShareCount: 2, priority: 2 },
  { name: otherChunk('workspaces'), test: ours, minShareCount: 4, priority: 1 },
  // What many pages need has its file before these are asked.
  { name: otherChunk('buying'), test: ofBuying, minShareCount: 2, priority: 0 },
  { name: otherChunk('releases'), test: ofReleases, minShareCount: 2, priority: 0 },
]
