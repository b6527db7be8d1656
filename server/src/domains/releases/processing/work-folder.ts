import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** A folder for one check. Leftovers of a killed process of the same check are removed first; what this one makes is removed in any case. */
export const inWorkFolder = async <Made>(root: string, buildId: string, work: (folder: string) => Promise<Made>): Promise<Made> => {
  const folder = join(root, buildId)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

type ListRunning = (buildIds: readonly string[]) => Promise<readonly string[]>

/** Removes folders of builds that nobody works on: their process was killed, and another machine continued. */
export const sweepWorkFolders = async (root: string, listRunning: ListRunning): Promise<void> => {
  const names = await readdir(root).catch(() => [])
  if (names.length === 0) return
  const running = new Set(await listRunning(names))
  for (const name of names) if (!running.has(name)) await rm(join(root, name), { recursive: true, force: true })
}
