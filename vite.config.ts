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

export default defineConfig(({ command }) => ({
  publicDir: 'web/public',
  plugins: [tailwindcss(), reactRouter(), guardReloads()],
  // The server's bundle is complete and always React's production build, whatever NODE_ENV the shop runs with.
  ...(command === 'build' && {
    environments: { ssr: { resolve: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } } },
  }),
  build: { assetsInlineLimit: 0, reportCompressedSize: false, chunkSizeWarningLimit: 900 },
}))
