import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

const untilOpen = (shop: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let said = ''
    const hear = (chunk: Buffer): void => {
      said += chunk
      if (said.includes('Soundfair is open')) resolve()
    }
    shop.stdout?.on('data', hear)
    shop.stderr?.on('data', hear)
    shop.once('exit', (code) => reject(new Error(`The shop did not open (${code}):\n${said.slice(-3000)}`)))
  })

/** Opens a demo shop as a customer would get it, with every answer held against the contract. */
export default async function startShop(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'soundfair-journeys-'))
  const port = await freePort()
  const shop = spawn(process.execPath, ['server/src/main.ts'], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      CHECK_ANSWERS: '1',
      NODE_ENV: 'development',
      DATABASE_URL: '',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  await untilOpen(shop)
  process.env.SHOP = `http://localhost:${port}`
  return async () => {
    const gone = once(shop, 'exit')
    shop.kill('SIGTERM')
    await gone
    rmSync(folder, { recursive: true, force: true })
  }
}
