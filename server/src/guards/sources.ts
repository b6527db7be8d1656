import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '../../..')

export const floors = createRequire(import.meta.url)(join(root, 'floors.cjs')) as string[][]

export type Source = { path: string; text: string }

/** What git knows of, below a folder. A clone without git, such as an image, has no guards to run. */
export const listFiles = (folder: string): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', folder], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean)

const isTest = (path: string): boolean => /\.(test|journey)\.tsx?$|\/testing\//.test(path)

/** The code of a folder, without its tests. */
export const readSources = (folder: string): Source[] =>
  listFiles(folder)
    .filter((path) => /\.(tsx?|mjs|cjs)$/.test(path) && !isTest(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
