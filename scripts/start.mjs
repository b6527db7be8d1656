import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { build, install, node26, root } from './prepare.mjs'

install()
build()

// The channel between the two lets the shop notice when this process is gone, however it ended.
const shop = spawn(node26, [join(root, 'server/src/main.ts')], { cwd: root, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => shop.kill(signal))
shop.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
