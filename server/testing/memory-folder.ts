import { existsSync, mkdtempSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'

const inMemory = '/dev/shm'
/** Several times what a run takes. */
const enough = 3 * 1024 ** 3

const hasRoom = (): boolean => {
  if (!existsSync(inMemory)) return false
  const { bavail, bsize } = statfsSync(inMemory)
  return Math.min(bavail * bsize, freemem()) > enough
}

/**
 * A new folder for what nobody needs tomorrow: in memory where there is room, else on the disk. Making and removing the thousand files
 * of a database there is a third of the work, and waits for nothing.
 */
export const makeMemoryFolder = (name: string): string => mkdtempSync(join(hasRoom() ? inMemory : tmpdir(), name))
