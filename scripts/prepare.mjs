// Runs on whatever Node the machine has (20 or newer), before anything of the project is installed.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { missingOnMachine, sayPlatform, thisPlatform } from './native-builds.mjs'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
export const node26 = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node')

const installMark = join(root, 'node_modules/.installed')
const buildMark = join(root, 'build/.built')
const builtFrom = ['web', 'contract', 'content', 'package-lock.json', 'vite.config.ts', 'react-router.config.ts', 'scripts/build.ts']

const hashOf = (text) => createHash('sha256').update(text).digest('hex')
const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '')

/** Name, size and time of every file below: enough to notice a change, and quick. */
const versionOf = (path) => {
  if (!existsSync(path)) return `${path} absent`
  const stat = statSync(path)
  if (!stat.isDirectory()) return `${path} ${stat.size} ${stat.mtimeMs}`
  return readdirSync(path)
    .sort()
    .map((name) => versionOf(join(path, name)))
    .join('\n')
}

const stop = (sentence) => {
  console.error(`\n${sentence}`)
  process.exit(1)
}

/** Somebody ran `npm ci` by hand: npm writes its own list last of all, so it is newer than what it was made from. */
const isInstalledByNpm = () => {
  const list = statSync(join(root, 'node_modules/.package-lock.json'), { throwIfNoEntry: false })
  return list !== undefined && ['package.json', 'package-lock.json'].every((name) => statSync(join(root, name)).mtimeMs < list.mtimeMs)
}

/** Nothing is fetched when the lock file is the one that was installed last. */
const installPackages = () => {
  const wanted = hashOf(read(join(root, 'package.json')) + read(join(root, 'package-lock.json')))
  if (existsSync(node26) && (read(installMark) === wanted || isInstalledByNpm())) return
  console.log('Installing what the shop is made of ...')
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status !== 0) stop('npm ci did not finish. Check the connection to the npm registry, then try again.')
  writeFileSync(installMark, wanted)
}

/** Installs what is missing, and says so if a part for this machine's platform is missing all the same. */
export const install = () => {
  installPackages()
  if (!existsSync(node26)) stop(`node lacks its build for this machine's platform, ${sayPlatform(thisPlatform())}.`)
  const missing = missingOnMachine(root)
  if (missing) stop(missing)
}

/** Builds the site when something it is made of has changed, beside whatever else runs; answers whether it is there. */
export const startBuild = async () => {
  const wanted = hashOf(builtFrom.map((name) => versionOf(join(root, name))).join('\n'))
  if (read(buildMark) === wanted) return true
  console.log('Building the site ...')
  const [status] = await once(spawn(node26, [join(root, 'scripts/build.ts')], { cwd: root, stdio: 'inherit' }), 'close')
  if (status !== 0) return false
  mkdirSync(dirname(buildMark), { recursive: true })
  writeFileSync(buildMark, wanted)
  return true
}

export const build = async () => {
  if (!(await startBuild())) process.exit(1)
}
