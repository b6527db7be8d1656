import { globSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Table } from '#platform/database/columns.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The modules of all files that a pattern finds from the project's root, by path: what holds for every one of a kind misses no new one. */
export const importAll = async <Module>(pattern: string, exclude = ''): Promise<Record<string, Module>> => {
  const paths = globSync(pattern, { cwd: root, exclude: exclude ? [exclude] : [] }).sort()
  return Object.fromEntries(await Promise.all(paths.map(async (path) => [path, (await import(join(root, path))) as Module] as const)))
}

/** The tables of every domain, in the order of their files. */
export const everyTable = async (): Promise<[name: string, table: Table][]> => {
  const modules = await importAll<Record<string, Record<string, Table>>>('server/src/**/*.tables.ts')
  return Object.values(modules).flatMap((module) => Object.values(module).flatMap((tables) => Object.entries(tables)))
}
