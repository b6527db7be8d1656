import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { chunkGroups } from './web/chunk-groups.ts'

export default defineConfig(({ command }) => ({
  publicDir: 'web/public',
  resolve: { alias: [{ find: /^zod$/, replacement: fileURLToPath(new URL('web/app/zod-without-eval.ts', import.meta.url)) }] },
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
