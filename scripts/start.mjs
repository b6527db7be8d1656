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

/** Those who started us: the shell that npm runs, and npm itself. */
const starters = () => `${process.ppid} ${parentOf(process.ppid)}`

/** npm does not pass a SIGTERM on; it ends, and whatever it had started would stay behind. */
const whenNpmIsGone = (run) => {
  if (!process.env.npm_lifecycle_event) return
  const first = starters()
  setInterval(() => starters() !== first && run(), 250).unref()
}

install()
await build()

// The channel between the two lets the shop notice when this process is gone, however it ended.
const shop = spawn(node26, [join(root, 'server/src/main.ts')], { cwd: root, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => shop.kill(signal))
whenNpmIsGone(() => shop.kill('SIGTERM'))
shop.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
