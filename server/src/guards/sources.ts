import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '../../..')

export const floors = createRequire(import.meta.url)(join(root, 'floors.cjs')) as string[][]

export type Source = { path: string; text: string }

/** Files in a folder that git knows. Without git, as in an image, no guards are run. */
export const listFiles = (folder: string): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', folder], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean)

const isTest = (path: string): boolean => /\.(test|journey)\.tsx?$|\/testing\//.test(path)

const readAll = (paths: string[]): Source[] => paths.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))

const listCode = (folder: string): string[] => listFiles(folder).filter((path) => /\.(tsx?|mjs|cjs)$/.test(path))

/** The code in a folder, without tests. */
export const readSources = (folder: string): Source[] => readAll(listCode(folder).filter((path) => !isTest(path)))

/** Style sheets. */
export const readStyles = (folder: string): Source[] => readAll(listFiles(folder).filter((path) => path.endsWith('.css')))

/** The code in a folder, with tests, journeys and their helpers. */
export const readSourcesAndTests = (folder: string): Source[] => readAll(listCode(folder))
