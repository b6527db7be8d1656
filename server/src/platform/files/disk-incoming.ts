import type { BigIntStats } from 'node:fs'
import { open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { newUuid } from '#kernel/ids.ts'
import { makeFolder } from './disk-folders.ts'

// No key begins with a dot, so these files cannot be requested. In the root itself: a rename works only within one file system.
const incomingName = '.incoming'

export type Incoming = { path: string; stats: BigIntStats }

/** Writes everything to disk under a temporary name; a failure leaves nothing. */
export const receive = async (root: string, body: Uint8Array | Readable): Promise<Incoming> => {
  const path = join(await makeFolder(root, [incomingName]), newUuid())
  const handle = await open(path, 'wx')
  try {
    await handle.writeFile(body)
    await handle.sync()
    return { path, stats: await handle.stat({ bigint: true }) }
  } catch (error) {
    await rm(path, { force: true })
    throw error
  } finally {
    await handle.close()
  }
}

const day = 24 * 60 * 60 * 1000

/** A killed process leaves incomplete files. Their times come from the file system, so the real clock is the one to compare with. */
export const sweepAbandoned = async (root: string): Promise<void> => {
  const folder = await makeFolder(root, [incomingName])
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const stats = await stat(path).catch(() => undefined)
    if (stats && stats.mtimeMs < Date.now() - day) await rm(path, { force: true })
  }
}
