import { rmSync } from 'node:fs'
import { makeMemoryFolder } from './memory-folder.ts'
import { whenOver } from './when-over.ts'

/** A temporary folder. */
export const makeTestFolder = (): string => {
  const folder = makeMemoryFolder('soundfair-test-')
  whenOver(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
