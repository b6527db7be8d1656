import { constants } from 'node:fs'
import { access } from 'node:fs/promises'
import { delimiter, join } from 'node:path'

/** Programs of the system that can look into what we cannot. Each may be missing. */
export type Tools = {
  sevenZip: string | null
  xz: string | null
  makensis: string | null
  /** Bounds the memory and time of the others. */
  prlimit: string | null
}

/** The newer one first: it opens more. */
const names = { sevenZip: ['7zz', '7z'], xz: ['xz'], makensis: ['makensis'], prlimit: ['prlimit'] } as const

const findOne = async (folders: readonly string[], candidates: readonly string[]): Promise<string | null> => {
  for (const candidate of candidates) {
    for (const folder of folders) {
      const path = join(folder, candidate)
      const isThere = await access(path, constants.X_OK).then(
        () => true,
        () => false,
      )
      if (isThere) return path
    }
  }
  return null
}

/** Looked for once, at the start. */
export const findTools = async (path: string): Promise<Tools> => {
  const folders = path.split(delimiter).filter((folder) => folder !== '')
  const [sevenZip, xz, makensis, prlimit] = await Promise.all([
    findOne(folders, names.sevenZip),
    findOne(folders, names.xz),
    findOne(folders, names.makensis),
    findOne(folders, names.prlimit),
  ])
  return { sevenZip, xz, makensis, prlimit }
}
