import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

const ownReload = /window\.location\.reload\(\);?\s*return new Promise\(\(\) => \{\}\);?/

/**
 * React Router reloads the page whenever the module of a route fails to load, again and again if it must, and its navigation never
 * ends. Ours is the specification's way, in one place for everything that is loaded (web/app/chunks): it is told of the failure,
 * and reloads after a new version, at most once per path within 10 s.
 */
const leaveReloadsToUs = (): Plugin => ({
  name: 'leave-reloads-to-us',
  transform: (code, id) => {
    if (!id.includes('react-router') || !code.includes('Error loading route module')) return
    if (!ownReload.test(code)) throw new Error('React Router changed how it reloads; look at leaveReloadsToUs in vite.config.ts')
    return code.replace(
      ownReload,
      "window.dispatchEvent(new CustomEvent('chunk-failed', { detail: error })); return new Promise(() => {});",
    )
  },
})

const jsonSchemaOfZod = /zod[\\/]v4[\\/]core[\\/](to-json-schema|json-schema-processors)\.js$/

/** Browsers parse with the contract; only the server describes it as JSON Schema. What zod brings along for that stays at home. */
const leaveOutJsonSchema = (): Plugin => ({
  name: 'leave-out-json-schema',
  transform(code, id) {
    if (this.environment.name !== 'client' || !jsonSchemaOfZod.test(id)) return
    const names = [...code.matchAll(/^export (?:const|function|class) (\w+)/gm)].map(([, name]) => name)
    const aliases = [...code.matchAll(/^export \{ (\w+ as \w+) \}/gm)].map(([, alias]) => `export { ${alias} }`)
    return [...names.map((name) => `export const ${name} = () => undefined`), ...aliases].join('\n')
  },
})

/** zod asks whether it may make functions of text, and our policy reports every such question. In browsers the answer is known. */
const neverEval = (): Plugin => ({
  name: 'never-eval',
  transform(code, id) {
    if (this.environment.name !== 'client' || !/zod[\\/]v4[\\/]core[\\/]util\.js$/.test(id)) return
    const question = 'if (globalConfig.jitless) {'
    if (!code.includes(question)) throw new Error('zod changed how it asks for eval; look at neverEval in vite.config.ts')
    return code.replace(question, 'if (true) {')
  },
})

/** What a visitor meets who only looks. Whatever these pages need, and nothing else, is in the file that every page loads. */
const shopWindow = [
  'root',
  'pages/layouts/default-layout',
  'pages/home',
  'pages/storefront/storefront',
  'pages/storefront/product',
  'pages/storefront/bundle',
]

type Graph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }

/** Everything that the given files import, and what that imports, and so on. */
const reachedFrom = (files: readonly string[], graph: Graph): Set<string> => {
  const reached = new Set(files)
  for (const id of reached) for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(imported)
  return reached
}

const inApp = (name: string): string => fileURLToPath(new URL(`web/app/${name}.tsx`, import.meta.url))
let window: Set<string> | undefined
const inWindow =
  (name: string) =>
  (id: string, graph: Graph): string | null => {
    window ??= reachedFrom(shopWindow.map(inApp), graph)
    return window.has(id) ? name : null
  }
const behindWindow =
  (name: string) =>
  (id: string, graph: Graph): string | null =>
    inWindow(name)(id, graph) ? null : name

const ours = /[\\/](web[\\/]app|contract|lucide-react)[\\/]/
/** What forms and articles are made of: support, articles and every room with something to fill in. */
const ofForms =
  /react-hook-form|[\\/]features[\\/]articles[\\/]|[\\/](form-resolver|field-messages|text-input|text-area|input-look|field|notice|text)\.tsx?$/
/** The cart behind its badge, and the checkout. A visitor loads them with the first thing they put in. */
const ofBuying =
  /[\\/]features[\\/](checkout|cart)[\\/]|[\\/]contract[\\/]src[\\/](orders[\\/]|payments[\\/]checkout|core[\\/](address-rules|countries)|pricing[\\/])/

/** A few files that many pages need instead of forty small ones: a phone waits for each request. What one page alone needs stays apart. */
const chunkGroups = [
  { name: 'vendor', test: /node_modules[\\/](react|react-dom|scheduler|react-router|zod)[\\/]/, minShareCount: 2, priority: 3 },
  { name: inWindow('site'), test: ours, minShareCount: 4, priority: 2 },
  { name: behindWindow('forms'), test: ofForms, minShareCount: 4, priority: 1 },
  { name: behindWindow('buying'), test: ofBuying, minShareCount: 2, priority: 1 },
  { name: behindWindow('desks'), test: ours, minShareCount: 4, priority: 0 },
]

export default defineConfig(({ command }) => ({
  publicDir: 'web/public',
  plugins: [tailwindcss(), reactRouter(), leaveReloadsToUs(), leaveOutJsonSchema(), neverEval()],
  ...(command === 'build' && {
    environments: {
      client: {
        build: {
          minify: 'terser',
          terserOptions: { compress: { passes: 2 } },
          rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
        },
      },
      // The server's bundle is complete and always React's production build, whatever NODE_ENV the shop runs with.
      ssr: { resolve: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } },
    },
  }),
  build: { assetsInlineLimit: 0, reportCompressedSize: false, chunkSizeWarningLimit: 900 },
}))
