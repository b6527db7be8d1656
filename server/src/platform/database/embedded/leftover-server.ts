import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { platform } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** The pid in the folder may belong to another program by now; only a process that uses this folder is ours to stop. */
const worksIn = (pid: number, folder: string): boolean => {
  try {
    if (platform() === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(folder)
    // macOS has no /proc, so ps prints the command.
    return execFileSync('ps', ['-ww', '-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }).includes(folder)
  } catch {
    return false
  }
}

/**
 * A killed shop leaves its database running, or only its pid file. PostgreSQL recovers its own files; a running server is stopped first,
 * because two servers must not share a folder.
 */
export const stopLeftoverServer = async (folder: string): Promise<void> => {
  let pid: number
  try {
    pid = Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0])
  } catch {
    return
  }
  if (!Number.isInteger(pid) || !isAlive(pid) || !worksIn(pid, folder)) return
  process.kill(pid, 'SIGINT')
  for (let tries = 0; tries < 200 && isAlive(pid); tries++) await wait(50)
  if (isAlive(pid))
    throw new Error(`An earlier database (process ${pid}) still runs in ${folder} and does not stop. End it, then start again.`)
}
