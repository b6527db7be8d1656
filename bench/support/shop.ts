import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { type Child, startChild } from './child.ts'
import type { Deps } from './empty-database.ts'
import { freePort } from './free-port.ts'

const program = fileURLToPath(new URL('../../server/testing/shop-process.ts', import.meta.url))

/** A shop with production settings, because libraries do more work in development. Its clients set their own network. */
export const shopSettings = ({ url, folder }: Deps): Record<string, string> => ({
  HOST: '127.0.0.1',
  DATABASE_URL: url,
  DATA_DIR: folder,
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://soundfair.example',
  SESSION_SECRET: randomBytes(32).toString('hex'),
  ENCRYPTION_KEY: randomBytes(32).toString('base64'),
  SANDBOX_PAYMENTS: '1',
  DEMO: '0',
  LOG_LEVEL: 'error',
  TRUSTED_PROXIES: '127.0.0.1',
})

export const startShop = async (settings: Record<string, string>): Promise<Child & { port: number }> => {
  const port = await freePort()
  return { port, ...(await startChild(program, { ...settings, PORT: String(port) }, 'listening on')) }
}
