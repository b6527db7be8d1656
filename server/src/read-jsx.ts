import { readFileSync } from 'node:fs'
import { createRequire, registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

type TransformSync = (path: string, source: string, options: object) => { code: string; errors: readonly { message: string }[] }

const options = { jsx: { runtime: 'automatic', development: false }, typescript: { onlyRemoveTypeImports: true }, tsconfig: false }

/** The transformer that Vite builds the site with, so it is asked for as Vite would. */
const loadTransformer = (): TransformSync => {
  const { resolve } = createRequire(import.meta.url)
  return createRequire(resolve('vite/package.json'))('rolldown/utils').transformSync
}

/**
 * Node strips types but does not read JSX, in which our emails are written. Imports are linked before anything runs,
 * so an entry point calls this first and imports what has emails afterwards.
 */
export const readJsx = (): void => {
  const server = new URL('.', import.meta.url).href
  let transform: TransformSync | undefined
  registerHooks({
    load(url, context, nextLoad) {
      if (!url.startsWith(server) || !url.endsWith('.tsx')) return nextLoad(url, context)
      transform ??= loadTransformer()
      const path = fileURLToPath(url)
      const { code, errors } = transform(path, readFileSync(path, 'utf8'), options)
      if (errors.length > 0) throw new SyntaxError(`${path}: ${errors.map(({ message }) => message).join('; ')}`)
      return { format: 'module', source: code, shortCircuit: true }
    },
  })
}
