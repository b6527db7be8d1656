import { lstat, mkdir, open, realpath } from 'node:fs/promises'
import { dirname, join } from 'node:path'

export const hasCode = (error: unknown, ...codes: string[]): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && codes.includes(error.code)

/** Creates the folders one by one: `recursive` would follow a symbolic link out of the root. */
export const makeFolder = async (root: string, names: string[]): Promise<string> => {
  await mkdir(root, { recursive: true })
  let folder = await realpath(root)
  for (const name of names) {
    folder = join(folder, name)
    await mkdir(folder).catch((error: unknown) => {
      if (!hasCode(error, 'EEXIST')) throw error
    })
    if (!(await lstat(folder)).isDirectory()) throw new Error(`A folder is needed where ${names.join('/')} is something else.`)
  }
  return folder
}

/** The path of a key, or undefined if there is none or if a symbolic link leads elsewhere. */
export const findPath = async (root: string, key: string): Promise<string | undefined> => {
  try {
    const path = join(await realpath(root), ...key.split('/'))
    return (await realpath(path)) === path ? path : undefined
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return undefined
    throw error
  }
}

/** A renamed file survives a power cut only once its folder, and any new folders above it, are synced too. */
export const syncFolders = async (folder: string, levels: number): Promise<void> => {
  // Windows cannot open a folder; its file systems keep the order themselves.
  if (process.platform === 'win32') return
  for (let level = 0, path = folder; level <= levels; level++, path = dirname(path)) {
    const handle = await open(path, 'r')
    await handle.sync().finally(() => handle.close())
  }
}
