import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { whenOver } from './when-over.ts'

const program = fileURLToPath(new URL('./shop-process.ts', import.meta.url))

export type ShopProcess = { url: string; pid: number; kill(): Promise<void> }

const whenListening = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let output = ''
    child.stdout?.on('data', (chunk) => {
      output += chunk
      const port = /listening on (\d+)\n/.exec(output)?.[1]
      if (port) resolve(`http://127.0.0.1:${port}`)
    })
    child.stderr?.on('data', (chunk) => {
      output += chunk
    })
    child.once('exit', (code) => reject(new Error(`the shop ended with ${code}: ${output}`)))
  })

/** Another process of the shop, on a shared database. It is killed as in a power cut: at once, without cleaning up. */
export const startShopProcess = async (env: Record<string, string>): Promise<ShopProcess> => {
  const child = spawn(process.execPath, [program], {
    env: { PATH: process.env.PATH ?? '', NODE_ENV: 'test', DEMO: '0', LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const kill = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }
  whenOver(kill)
  return { url: await whenListening(child), pid: child.pid ?? 0, kill }
}
