import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { whenOver } from './when-over.ts'

/** A folder of one's own. */
export const makeTestFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'soundfair-test-'))
  whenOver(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
