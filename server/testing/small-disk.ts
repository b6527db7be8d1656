import { execFileSync } from 'node:child_process'
import { makeTestFolder } from './test-folder.ts'
import { whenOver } from './when-over.ts'

/** A real disk of this many megabytes, if the machine allows it. */
export const mountSmallDisk = (megabytes: number): string | undefined => {
  const folder = makeTestFolder()
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    return undefined
  }
  whenOver(() => execFileSync('umount', [folder]))
  return folder
}
