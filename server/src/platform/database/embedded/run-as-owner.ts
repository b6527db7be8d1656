import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** PostgreSQL refuses to run as root. Root runs it as another user; anyone else runs it as themselves. */
export type Owner = {
  own(path: string): void
  run(command: string, args: string[], options?: { detached?: boolean }): ChildProcess
}

const asOurselves: Owner = {
  own: () => undefined,
  run: (command, args, options) => spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options }),
}

const idOf = (kind: '-u' | '-g'): number =>
  Number(execFileSync('id', [kind, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }).toString())

const findOrMakeUser = (): { uid: number; gid: number } => {
  try {
    return { uid: idOf('-u'), gid: idOf('-g') }
  } catch {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres'])
    return { uid: idOf('-u'), gid: idOf('-g') }
  }
}

const othersMayEnter = (path: string): boolean => {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if ((statSync(folder).mode & 0o001) === 0) return false
    if (folder === dirname(folder)) return true
  }
}

/** For a folder that only root may enter: the other user gets the right to pass through, and no other rights of root. */
const throughClosedFolders = (uid: number, gid: number, command: string, args: string[]): [string, string[]] => [
  'setpriv',
  [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', '--inh-caps=+dac_override', '--ambient-caps=+dac_override', command, ...args],
]

const asLentUser = (): Owner => {
  const { uid, gid } = findOrMakeUser()
  return {
    own: (path) => chownSync(path, uid, gid),
    run: (command, args, options) => {
      const folders = [command, ...args.filter((arg) => arg.startsWith('/'))]
      if (folders.every(othersMayEnter)) return spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], uid, gid, ...options })
      const [through, all] = throughClosedFolders(uid, gid, command, args)
      return spawn(through, all, { stdio: ['ignore', 'pipe', 'pipe'], ...options })
    },
  }
}

export const findOwner = (): Owner => (process.getuid?.() === 0 ? asLentUser() : asOurselves)
