// Lists staff, and adds or removes staff roles: npm run staff -- add EMAIL Owner
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { install, node26, root } from './prepare.mjs'

install()
const input = process.argv.slice(2)
process.exit(spawnSync(node26, [join(root, 'server/src/staff.ts'), ...input], { cwd: root, stdio: 'inherit' }).status ?? 1)
