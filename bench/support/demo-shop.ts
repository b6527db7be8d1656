import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Child, startChild } from './child.ts'
import { freePort } from './free-port.ts'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** A demo shop to measure, a folder for output, and further programs that end with it. */
export type DemoShop = {
  port: number
  origin: string
  process: Child['process']
  databaseUrl: string
  folder: string
  start(...args: Parameters<typeof startChild>): Promise<Child>
}

/** Opens a demo shop for one measurement, and deletes it afterwards. */
export const withDemoShop = async <Measured>(measure: (shop: DemoShop) => Promise<Measured>): Promise<Measured> => {
  const folder = mkdtempSync(join(tmpdir(), 'soundfair-bench-'))
  const children: Child[] = []
  const start = async (...args: Parameters<typeof startChild>): Promise<Child> => {
    const child = await startChild(...args)
    children.push(child)
    return child
  }
  try {
    const port = await freePort()
    console.log('Opening a demo shop to measure ...')
    // Rendering all sounds of the demo takes minutes, and no measurement needs them.
    const settings = { PORT: String(port), DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'error', DATABASE_URL: '', DEMO_SOUNDS: 'few' }
    const shop = await start(join(root, 'server/src/main.ts'), settings, 'Ctrl-C')
    const databaseUrl = /DATABASE_URL=(\S+)/.exec(shop.output())?.[1] ?? ''
    return await measure({ port, origin: `http://localhost:${port}`, process: shop.process, databaseUrl, folder, start })
  } finally {
    for (const child of children) if (child.process.exitCode === null) await child.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
