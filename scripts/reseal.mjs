// Encrypts everything with the first key of ENCRYPTION_KEY, so that the others can be removed.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { install, node26, root } from './prepare.mjs'

install()
process.exit(spawnSync(node26, [join(root, 'server/src/reseal.ts')], { cwd: root, stdio: 'inherit' }).status ?? 1)
