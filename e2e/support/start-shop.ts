import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { makeMemoryFolder } from '../../server/testing/memory-folder.ts'
import { shopData } from './fill-shop.ts'

export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

/** Returns what the shop printed while it opened. */
export const untilOpen = (shop: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let output = ''
    const hear = (chunk: Buffer): void => {
      output += chunk
      if (output.includes('Ctrl-C')) resolve(output)
    }
    shop.stdout?.on('data', hear)
    shop.stderr?.on('data', hear)
    shop.once('exit', (code) => reject(new Error(`The shop did not open (${code}):\n${output.slice(-3000)}`)))
  })

/** Opens a demo shop as users get it, with every answer checked against the contract. In the gate it is already filled. */
export default async function startShop(): Promise<() => Promise<void>> {
  const folder = process.env.FILLED_SHOP || makeMemoryFolder('soundfair-journeys-')
  const port = await freePort()
  const inboundPort = await freePort()
  const shop = spawn(process.execPath, ['server/src/main.ts'], {
    env: {
      ...process.env,
      ...shopData(folder),
      PORT: String(port),
      CHECK_ANSWERS: '1',
      INBOUND_SMTP_PORT: String(inboundPort),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = await untilOpen(shop)
  process.env.SHOP_INBOUND = String(inboundPort)
  process.env.SHOP = `http://localhost:${port}`
  // For journeys that open a second process of this shop.
  process.env.SHOP_DATABASE = /DATABASE_URL=(\S+)/.exec(output)?.[1] ?? ''
  process.env.SHOP_DATA = join(folder, 'data')
  return async () => {
    const gone = once(shop, 'exit')
    shop.kill('SIGTERM')
    await gone
    rmSync(folder, { recursive: true, force: true })
  }
}
