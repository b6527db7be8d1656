import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Reader } from '#platform/database/database.ts'

/** A folder for one check. What an ended process left of the same check goes first; what this one makes goes in any case. */
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

/** Folders of checks that nobody does: their process was ended, and another machine went on. */
export const sweepWorkFolders = async (db: Reader, root: string): Promise<void> => {
  const names = await readdir(root).catch(() => [])
  if (names.length === 0) return
  const running = await db.selectFrom('builds').select('id').where('id', 'in', names).where('check_status', '=', 'Running').execute()
  const kept = new Set(running.map(({ id }) => id))
  for (const name of names) if (!kept.has(name)) await rm(join(root, name), { recursive: true, force: true })
}
