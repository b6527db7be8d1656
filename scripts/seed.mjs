// Loads the demo shop into the database without starting the shop.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { install, node26, root } from './prepare.mjs'

install()
process.exit(spawnSync(node26, [join(root, 'server/src/seed.ts')], { cwd: root, stdio: 'inherit' }).status ?? 1)
