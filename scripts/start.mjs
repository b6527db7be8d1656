import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, install, node26, root } from './prepare.mjs'

const parentOf = (pid) => {
  try {
    return Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1])
  } catch {
    return undefined
  }
}

/** Our parent processes: the shell that npm runs, and npm itself. */
const starters = () => `${process.ppid} ${parentOf(process.ppid)}`

/** npm does not forward SIGTERM: it exits, and the processes it started would keep running. */
const whenNpmIsGone = (run) => {
  if (!process.env.npm_lifecycle_event) return
  const first = starters()
  setInterval(() => starters() !== first && run(), 250).unref()
}

install()
await build()

// Through the IPC channel the shop notices when this process ends, for whatever reason.
const shop = spawn(node26, [join(root, 'server/src/main.ts')], { cwd: root, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => shop.kill(signal))
whenNpmIsGone(() => shop.kill('SIGTERM'))
shop.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
