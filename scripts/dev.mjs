// Runs the shop from its sources: the site reloads by itself, and the server restarts when one of its files changes.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { install, node26, root } from './prepare.mjs'

install()
// The folders are named, because watching imports would also watch the files that Vite writes for itself.
const watched = ['server/src', 'contract/src', 'content'].map((folder) => `--watch-path=${join(root, folder)}`)
const shop = spawn(node26, [...watched, '--watch-preserve-output', join(root, 'server/src/main.ts')], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, DEV_SITE: '1' },
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => shop.kill(signal))
shop.on('exit', (code) => process.exit(code ?? 0))
