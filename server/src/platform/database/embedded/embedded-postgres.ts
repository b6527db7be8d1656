import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { newSecret } from '#kernel/secrets.ts'
import { type Binaries, findBinaries } from './binaries.ts'
import { stopLeftoverServer } from './leftover-server.ts'
import { findOwner, type Owner } from './run-as-owner.ts'
import { findSocketFolder, removeOldSockets } from './socket-folder.ts'

const user = 'soundfair'

export type EmbeddedPostgres = {
  urlOf(database: string): string
  createDatabase(name: string, template?: string): Promise<void>
  stop(): Promise<void>
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

const finished = async (child: ChildProcess, what: string): Promise<void> => {
  let output = ''
  child.stdout?.on('data', (chunk) => {
    output += chunk
  })
  child.stderr?.on('data', (chunk) => {
    output += chunk
  })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${what} failed (${code}): ${output.slice(-2000)}`)
}

/** Creates the folder of a new server. It is complete once its password file exists; anything less is created again. */
const initialise = async (folder: string, passwordFile: string, { initdb }: Binaries, owner: Owner): Promise<void> => {
  rmSync(passwordFile, { force: true })
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  owner.own(folder)
  const newFile = `${passwordFile}.new`
  writeFileSync(newFile, newSecret(), { mode: 0o600 })
  owner.own(newFile)
  const child = owner.run(initdb, [
    '-D',
    folder,
    '-U',
    user,
    '--pwfile',
    newFile,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    // Sorts like C, but treats Ü and ü as one letter, whatever the machine's locales are.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
  ])
  await finished(child, 'Making the database folder')
  writeFileSync(passwordFile, readFileSync(newFile), { mode: 0o600 })
  rmSync(newFile)
}

const canConnect = async (url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

const untilReady = async (child: ChildProcess, url: string, output: () => string): Promise<void> => {
  for (let tries = 0; tries < 1200; tries++) {
    if (child.exitCode !== null) throw new Error(`The database did not start: ${output().slice(-2000)}`)
    if (await canConnect(url)) return
    await wait(25)
  }
  throw new Error(`The database did not get ready in time: ${output().slice(-2000)}`)
}

/**
 * A killed server is gone only when its last process is; until then the folder is locked. A running statement can take up to its timeout of
 * fifteen seconds.
 */
const afterTheLastOneLeft = async <Launched>(launch: () => Promise<Launched>): Promise<Launched> => {
  for (let tries = 0; ; tries++) {
    try {
      return await launch()
    } catch (error) {
      const isTaken = /lock file .* already exists|shared memory block .* still in use/.test((error as Error).message)
      if (!isTaken || tries >= 200) throw error
      await wait(100)
    }
  }
}

/** Starts the PostgreSQL that npm installed, in our own folder. `settings` are server settings such as fsync=off for tests. */
export const startEmbeddedPostgres = async (folder: string, settings: string[] = []): Promise<EmbeddedPostgres> => {
  const binaries = await findBinaries()
  const owner = findOwner()
  mkdirSync(dirname(folder), { recursive: true })
  const passwordFile = join(dirname(folder), 'postgres-password')
  await stopLeftoverServer(folder)
  if (!existsSync(passwordFile) || !existsSync(folder)) await initialise(folder, passwordFile, binaries, owner)
  const password = readFileSync(passwordFile, 'utf8').trim()
  const port = await freePort()
  let socketFolder = findSocketFolder(folder, port)
  const urlOf = (database: string): string =>
    `postgres://${user}:${password}@127.0.0.1:${port}/${database}${socketFolder && `?host=${encodeURIComponent(socketFolder)}`}`
  const options = ['listen_addresses=127.0.0.1', `port=${port}`, 'max_connections=200', 'log_min_messages=fatal', ...settings]
  // Detached: Ctrl-C goes to the whole foreground process group, and the database must outlive the requests that are still running.
  const launch = async (): Promise<ChildProcess> => {
    const listening = `unix_socket_directories=${socketFolder && `"${socketFolder}"`}`
    const settingArgs = [...options, listening].flatMap((option) => ['-c', option])
    const child = owner.run(binaries.postgres, ['-D', folder, ...settingArgs], { detached: true })
    let output = ''
    child.stderr?.on('data', (chunk) => {
      output = (output + chunk).slice(-4000)
    })
    child.stdout?.resume()
    await untilReady(child, urlOf('postgres'), () => output)
    return child
  }
  const child = await afterTheLastOneLeft(launch).catch((error: Error) => {
    // Some shared folders support files but no sockets.
    if (!/Unix-domain socket/.test(error.message)) throw error
    socketFolder = ''
    return launch()
  })
  removeOldSockets(folder, port)
  return {
    urlOf,
    createDatabase: async (name, template) => {
      const client = new pg.Client({ connectionString: urlOf('postgres') })
      await client.connect()
      try {
        const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
        if (!rowCount) await client.query(`create database "${name}"${template ? ` template "${template}"` : ''}`)
      } finally {
        await client.end()
      }
    },
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.kill('SIGINT')
      await gone
    },
  }
}
