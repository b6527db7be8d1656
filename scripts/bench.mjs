import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { requireChromium } from './chromium.mjs'
import { build, install, node26, root } from './prepare.mjs'

install()
await build()
// Only the page benchmark uses a browser.
const [part] = process.argv.slice(2)
const needsBrowser = part === undefined || part === 'pages'
const chromium = needsBrowser ? requireChromium() : ''
if (needsBrowser && !chromium) process.exit(1)
const { status } = spawnSync(node26, [join(root, 'bench/run.ts'), ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, ...(chromium && { CHROMIUM: chromium }) },
})
process.exit(status ?? 1)
