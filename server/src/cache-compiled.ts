import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

/** Keeps what Node made of our files for the next start, beside the packages and not where everybody may write: half of a start is that. */
export const cacheCompiled = (): void =>
  void enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url)))
