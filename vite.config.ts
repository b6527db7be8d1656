import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

const unguardedReload = /window\.location\.reload\(\);?\s*return new Promise\(\(\) => \{\}\);?/

/**
 * React Router reloads the page whenever a script chunk fails to load, again and again if it must.
 * Ours is the specification's way: reload after a new version, at most once per path within 10 s (lib/reload-guard.ts).
 */
const guardReloads = (): Plugin => ({
  name: 'guard-reloads',
  transform: (code, id) => {
    if (!id.includes('react-router') || !code.includes('Error loading route module')) return
    if (!unguardedReload.test(code)) throw new Error('React Router changed how it reloads; look at guardReloads in vite.config.ts')
    return code.replace(unguardedReload, "window.dispatchEvent(new CustomEvent('chunk-failed')); return new Promise(() => {});")
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

const inApp = (names: string): RegExp => new RegExp(String.raw`[\\/]app[\\/](lib|ui|pages[\\/]parts)[\\/](${names})\.tsx?$`)
const inContract = (names: string): RegExp => new RegExp(String.raw`[\\/]contract[\\/]src[\\/](${names})\.ts$`)

/** What forms and articles are made of: support, articles and every room with something to fill in. */
const ofForms = [
  /react-hook-form/,
  inContract('text|articles'),
  inApp('form-resolver|notice|text-input|text-area|input-look|field'),
  /[\\/]features[\\/]articles[\\/]/,
]

/** The rooms behind a sign-in, and the parts that only they are made of. A visitor who only looks never loads them. */
const ofDesks = [
  /[\\/]features[\\/](?!(site|catalog|cart|checkout|player|articles|support|api-docs)[\\/])/,
  inContract(
    'identity|account|address|communications|team|staff|products|bundles|editing|storefront-page|uploads|sale-discounts|creator-settings|studio|coupons|sales|staff-sales|item-routes',
  ),
  inApp('submit-form|fresh-sign-in|return-path|use-reread|private-head'),
  inApp(
    'use-submit|submit-button|failure-notice|password-input|checkbox|confirm-dialog|data-cells|data-table|dialog|dialog-panel|error-state|progress-bar|skeleton|use-asked|icon-button|moment-input|percent-input|percent-text|side-frame|side-links|choices-dialog|checkbox-group|money-input|segmented|token-input|table-query',
  ),
]

/** The cart behind its badge, and the checkout. A visitor loads them with the first thing they put in. */
const ofBuying = [
  /[\\/]features[\\/]checkout[\\/]/,
  /[\\/]features[\\/]cart[\\/](?!(add-to-cart|cart-panels?|use-cart-duty|start-order)\.tsx?$)/,
  inContract('orders|checkout|address-rules|countries|tax-id|tax-ids[\\\\/].+'),
  inApp('price-steps|checkout-messages'),
]

const isOf =
  (parts: readonly RegExp[]) =>
  (id: string): boolean =>
    parts.some((part) => part.test(id))
/** Needed by forms and by the filters of the home page: a file of its own. */
const apart = inApp('select')
const ofSite = (id: string): boolean =>
  /[\\/](web[\\/]app|contract|lucide-react)[\\/]/.test(id) && !isOf([...ofForms, ...ofDesks, ...ofBuying, apart])(id)

/** A few files that many pages need instead of forty small ones: a phone waits for each request. What one page alone needs stays apart. */
const chunkGroups = [
  { name: 'vendor', test: /node_modules[\\/](react|react-dom|scheduler|react-router|zod)[\\/]/, minShareCount: 2, priority: 2 },
  { name: 'site', test: ofSite, minShareCount: 4, priority: 1 },
  { name: 'forms', test: isOf(ofForms), minShareCount: 4, priority: 1 },
  { name: 'buying', test: isOf(ofBuying), minShareCount: 2, priority: 1 },
  { name: 'desks', test: isOf(ofDesks), minShareCount: 4, priority: 0 },
]

export default defineConfig(({ command }) => ({
  publicDir: 'web/public',
  plugins: [tailwindcss(), reactRouter(), guardReloads(), leaveOutJsonSchema(), neverEval()],
  ...(command === 'build' && {
    environments: {
      client: {
        build: {
          minify: 'terser',
          terserOptions: { compress: { passes: 2 } },
          rolldownOptions: { output: { advancedChunks: { groups: chunkGroups } } },
        },
      },
      // The server's bundle is complete and always React's production build, whatever NODE_ENV the shop runs with.
      ssr: { resolve: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } },
    },
  }),
  build: { assetsInlineLimit: 0, reportCompressedSize: false, chunkSizeWarningLimit: 900 },
}))
