import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { makeTestFolder } from '../testing/test-folder.ts'

const program = fileURLToPath(new URL('./main.ts', import.meta.url))

test('a shop that is stopped while it loads the demo stops at once, and leaves no database running', async () => {
  const folder = makeTestFolder()
  // A worker does not need a built site.
  const env = { PATH: process.env.PATH ?? '', DATA_DIR: folder, ROLE: 'worker', DEMO: '1', NODE_ENV: 'development', LOG_LEVEL: 'error' }
  const shop = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const gone = once(shop, 'exit')
  for await (const text of shop.stdout) if (String(text).includes('Filling the demo shop')) break
  const pidFile = join(folder, 'postgres', 'postmaster.pid')
  expect(existsSync(pidFile)).toBe(true)
  shop.kill('SIGTERM')
  expect(await gone).toEqual([0, null])
  expect(existsSync(pidFile)).toBe(false)
})
