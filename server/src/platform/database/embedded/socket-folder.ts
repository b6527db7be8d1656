import { readdirSync, rmSync } from 'node:fs'
import { platform } from 'node:os'
import { join, resolve } from 'node:path'

/** The system's own limit for the path of a socket, with its end; macOS has the smaller one. */
const longestPath = 103

/**
 * Where the database listens beside its port: in its own folder, which only its owner may enter. A question by a socket costs an eighth
 * less than one by the port (payments, licensing and catalog under test: 151 s of processor time instead of 172).
 * Empty where it cannot be: on Windows, and where the path is too long or has what a list of folders may not.
 */
export const findSocketFolder = (folder: string, port: number): string => {
  const whole = resolve(folder)
  const socket = join(whole, `.s.PGSQL.${port}`)
  if (platform() === 'win32' || Buffer.byteLength(socket) > longestPath || whole.includes('"')) return ''
  return whole
}

/** A server that was killed leaves its sockets, and the next one has another port. Asked for once ours holds the folder. */
export const removeOldSockets = (folder: string, port: number): void => {
  const own = [`.s.PGSQL.${port}`, `.s.PGSQL.${port}.lock`]
  for (const name of readdirSync(folder))
    if (name.startsWith('.s.PGSQL.') && !own.includes(name)) rmSync(join(folder, name), { force: true })
}
