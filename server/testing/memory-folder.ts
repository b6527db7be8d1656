import { existsSync, mkdtempSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'

const inMemory = '/dev/shm'
/** Several times the size that a run needs. */
const enough = 3 * 1024 ** 3

const hasRoom = (): boolean => {
  if (!existsSync(inMemory)) return false
  const { bavail, bsize } = statfsSync(inMemory)
  return Math.min(bavail * bsize, freemem()) > enough
}

/**
 * A new temporary folder: in memory if there is room, otherwise on disk. Creating and removing the thousand files of a database in memory
 * takes a third of the work, and never waits for a disk.
 */
export const makeMemoryFolder = (name: string): string => mkdtempSync(join(hasRoom() ? inMemory : tmpdir(), name))
