import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { makeTestFolder } from '../../../../testing/test-folder.ts'
import { whenOver } from '../../../../testing/when-over.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { stopLeftoverServer } from './leftover-server.ts'

/** Creating a server's folder takes seconds on a busy machine. */
const patient = { timeout: 90_000 }

const small = ['shared_buffers=16MB', 'max_connections=20']

const start = async (folder: string) => {
  const server = await startEmbeddedPostgres(folder, small)
  whenOver(() => server.stop())
  return server
}

const ask = async <Row extends object>(url: string, question: string): Promise<Row[]> => {
  const client = new pg.Client({ connectionString: url })
  // Clients of a killed server also get an error here.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Row>(question)).rows
  } finally {
    await client.end()
  }
}

/** Starts a query that runs on for a moment after the server was killed, and keeps its shared memory. */
const beginWork = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  const begun = once(client, 'notice')
  const work = "do $$ begin raise notice 'begun'; perform count(*) from generate_series(1, 3000000); end $$"
  client.query(work).catch(() => client.end().catch(() => undefined))
  await begun
}

const pidIn = (folder: string): number => Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0])

test('a server in a folder with a space: created once, keeps its data, and restarts after kill -9', patient, async () => {
  const folder = join(makeTestFolder(), 'my shop', 'postgres')
  const first = await start(folder)
  await first.createDatabase('soundfair')
  await first.createDatabase('soundfair')
  await ask(first.urlOf('soundfair'), 'create table kept (id int)')
  await ask(first.urlOf('soundfair'), 'insert into kept values (1)')
  await beginWork(first.urlOf('soundfair'))
  process.kill(pidIn(folder), 'SIGKILL')

  const second = await start(folder)
  expect(await ask(second.urlOf('soundfair'), 'select id from kept')).toEqual([{ id: 1 }])
  // The connection is a socket, which has no address; the sockets of the killed server were removed.
  expect(await ask(second.urlOf('soundfair'), 'select inet_server_addr() as address')).toEqual([{ address: null }])
  const { port } = new URL(second.urlOf('soundfair'))
  expect(readdirSync(folder).filter((name) => name.startsWith('.s.'))).toEqual([`.s.PGSQL.${port}`, `.s.PGSQL.${port}.lock`])
  await second.stop()
  expect(existsSync(join(folder, 'postmaster.pid'))).toBe(false)
  await second.stop()

  const third = await start(folder)
  expect(await ask(third.urlOf('soundfair'), 'select id from kept')).toEqual([{ id: 1 }])
  expect(await ask(third.urlOf('postgres'), "select lower('ÜÉ') as small, current_setting('server_encoding') as encoding")).toEqual([
    { small: 'üé', encoding: 'UTF8' },
  ])
})

test(
  'an incomplete folder is created again; a server whose shop was killed is stopped, and the next one has its data',
  patient,
  async () => {
    const folder = join(makeTestFolder(), 'postgres')
    mkdirSync(join(folder, 'base'), { recursive: true })
    writeFileSync(join(folder, 'PG_VERSION'), '18\n')
    const program = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(new URL('./embedded-postgres.ts', import.meta.url).href)})
    const server = await startEmbeddedPostgres(${JSON.stringify(folder)}, ${JSON.stringify(small)})
    console.log(server.urlOf('postgres'))
    setInterval(() => {}, 1000)`
    const owner = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', 'pipe', 'inherit'] })
    whenOver(() => owner.kill('SIGKILL'))
    const [answer] = await once(owner.stdout, 'data')
    await ask(String(answer).trim(), 'create table kept as select 7 as id')
    const leftover = pidIn(folder)
    owner.kill('SIGKILL')
    await once(owner, 'exit')
    expect(() => process.kill(leftover, 0)).not.toThrow()

    const next = await start(folder)
    expect(() => process.kill(leftover, 0)).toThrow()
    expect(await ask(next.urlOf('postgres'), 'select id from kept')).toEqual([{ id: 7 }])
  },
)

test(
  'a deleted folder is created again, although its password file is still there; a path too long for a socket uses the port',
  patient,
  async () => {
    const parent = join(makeTestFolder(), 'deep'.repeat(25))
    mkdirSync(parent)
    writeFileSync(join(parent, 'postgres-password'), 'of-the-old-one')
    const server = await start(join(parent, 'postgres'))
    expect(await ask(server.urlOf('postgres'), 'select host(inet_server_addr()) as address')).toEqual([{ address: '127.0.0.1' }])
  },
)

test("a pid file that names another program's process stops nothing", async () => {
  const folder = makeTestFolder()
  const stranger = spawn('sleep', ['60'])
  whenOver(() => stranger.kill('SIGKILL'))
  for (const note of [`${stranger.pid}\n${folder}\n`, 'nonsense', '', '-1', '99999999']) {
    writeFileSync(join(folder, 'postmaster.pid'), note)
    await stopLeftoverServer(folder)
  }
  expect({ exit: stranger.exitCode, signal: stranger.signalCode }).toEqual({ exit: null, signal: null })
})
