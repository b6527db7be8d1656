import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url))

/** Keeps what Node made of our files for the next start, beside the packages and not where everybody may write: half of a start is that. */
export const cacheCompiled = (): void => {
  enableCompileCache(folder)
  // Threads do not take it over from whoever starts them; they look here, and one is started for every sound and build.
  process.env.NODE_COMPILE_CACHE ??= folder
}
