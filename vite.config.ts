import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

type Graph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }

/** Everything that the given files import, and what that imports, and so on. */
const reachedFrom = (files: readonly string[], graph: Graph): Set<string> => {
  const reached = new Set(files)
  for (const id of reached) for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(imported)
  return reached
}

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url))
const inApp = (name: string): string => path(`web/app/${name}.tsx`)
const inContract = (name: string): string => path(`contract/src/${name}.ts`)

/** Whether a module is among what these files need. */
const neededBy = (files: readonly string[]) => {
  let needed: Set<string> | undefined
  return (id: string, graph: Graph): boolean => {
    needed ??= reachedFrom(files, graph)
    return needed.has(id)
  }
}

/** Where visitors arrive from elsewhere. Whatever these pages need, and nothing else, is in the file that every page loads. */
const isOfProduct = neededBy([
  ...['root', 'pages/layouts/default-layout', 'pages/storefront/product'].map(inApp),
  // What lists are narrowed by is written without zod: the chunk of shapes would take it along, and bring zod to every page with a list.
  inContract('catalog/trait-rules'),
])
/** The rest of what a visitor meets who only looks: lists of products, and ways to narrow them down. */
const isOfBrowsing = neededBy(['pages/home', 'pages/storefront/storefront', 'pages/storefront/bundle'].map(inApp))
/** What the answers that every page may ask for look like, and zod: loaded with the first call, or with a page that has more to ask. */
const isOfFirstCalls = neededBy(['storefront/storefront', 'identity/user', 'creators/creators', 'core/latest-build'].map(inContract))

/** Where a visitor signs in, asks, reads and pays: what these pages need of what the studio is made of comes without the rest of it. */
const isOfVisiting = neededBy(
  [
    'identity/sign-in',
    'identity/sign-up',
    'support/support',
    'support/support-article',
    'cart',
    'become-a-creator/become-a-creator',
    'legal/terms-of-use',
  ].map((name) => inApp(`pages/${name}`)),
)

const productChunk = (id: string, graph: Graph): string | null => (isOfProduct(id, graph) ? 'site' : null)
const contractChunk = (id: string, graph: Graph): string | null =>
  isOfFirstCalls(id, graph) && !isOfProduct(id, graph) ? 'contract' : null
const browsingChunk = (id: string, graph: Graph): string | null => (isOfBrowsing(id, graph) && !isOfProduct(id, graph) ? 'browse' : null)
const visitingChunk = (id: string, graph: Graph): string | null =>
  isOfVisiting(id, graph) && !isOfProduct(id, graph) && !isOfBrowsing(id, graph) ? 'visiting' : null
const otherChunk =
  (name: string) =>
  (id: string, graph: Graph): string | null =>
    isOfProduct(id, graph) || isOfBrowsing(id, graph) ? null : name

/** The contract, and what it is written with. */
const ofShapes = /[\\/](contract|zod)[\\/]|[\\/]zod-without-eval\.ts$/
const ours = /[\\/](web[\\/]app|contract|lucide-react)[\\/]/
/** What forms and articles are made of: support, articles and every room with something to fill in. */
const ofForms =
  /react-hook-form|[\\/]features[\\/]articles[\\/]|[\\/](form-resolver|field-messages|text-input|text-area|input-look|field|notice|text)\.tsx?$/
/** The cart behind its badge, and the checkout. A visitor loads them with the first thing they put in. */
const ofBuying = /[\\/]features[\\/](orders|payments)[\\/]/
/** What orders, addresses and prices look like: forms of every room know some of it. */
const ofOrders = /[\\/]contract[\\/]src[\\/](orders[\\/]|payments[\\/]checkout|core[\\/](address-rules|countries)|pricing[\\/])/
/** Releases, from the upload to the download: what any two of their pages share. */
const ofReleases = /[\\/](features|contract[\\/]src)[\\/]releases[\\/]/

/** A few files that many pages need instead of forty small ones: a phone waits for each request. What one page alone needs stays apart. */
const chunkGroups = [
  {
    name: 'vendor',
    test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/,
    minShareCount: 2,
    priority: 6,
  },
  { name: productChunk, test: ours, minShareCount: 2, priority: 5 },
  { name: contractChunk, test: ofShapes, priority: 4 },
  { name: browsingChunk, test: ours, minShareCount: 2, priority: 3 },
  { name: otherChunk('forms'), test: ofForms, minShareCount: 4, priority: 2 },
  { name: otherChunk('orders'), test: ofOrders, minShareCount: 2, priority: 2 },
  { name: visitingChunk, test: ours, minShareCount: 4, priority: 2 },
  { name: otherChunk('workspaces'), test: ours, minShareCount: 4, priority: 1 },
  // A group takes along what its files import: what many pages need has its file before these are asked.
  { name: otherChunk('buying'), test: ofBuying, minShareCount: 2, priority: 0 },
  { name: otherChunk('releases'), test: ofReleases, minShareCount: 2, priority: 0 },
]

export default defineConfig(({ command }) => ({
  publicDir: 'web/public',
  resolve: { alias: [{ find: /^zod$/, replacement: path('web/app/zod-without-eval.ts') }] },
  plugins: [tailwindcss(), reactRouter()],
  ...(command === 'build' && {
    environments: {
      client: {
        build: {
          rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
        },
      },
      // The server's bundle is complete and always React's production build, whatever NODE_ENV the shop runs with.
      ssr: { resolve: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } },
    },
  }),
  build: { assetsInlineLimit: 0, reportCompressedSize: false, chunkSizeWarningLimit: 900 },
}))
