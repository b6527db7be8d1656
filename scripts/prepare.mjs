// Runs on any Node from 20 on, before the project's packages are installed.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describePlatform, missingOnMachine, thisPlatform } from './native-builds.mjs'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
export const node26 = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node')

const installMark = join(root, 'node_modules/.installed')
const buildMark = join(root, 'build/.built')
const builtFrom = ['web', 'contract', 'content', 'package-lock.json', 'vite.config.ts', 'react-router.config.ts', 'scripts/build.ts']

const hashOf = (text) => createHash('sha256').update(text).digest('hex')
const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '')

/** Name, size and time of every file in a folder: enough to detect a change, and fast. */
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

/** `npm ci` was run by hand: npm writes its own list last, so it is newer than package.json and the lockfile. */
const isInstalledByNpm = () => {
  const list = statSync(join(root, 'node_modules/.package-lock.json'), { throwIfNoEntry: false })
  return list !== undefined && ['package.json', 'package-lock.json'].every((name) => statSync(join(root, name)).mtimeMs < list.mtimeMs)
}

/** Installs nothing if the lockfile has not changed since the last installation. */
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

/** Installs what is missing, and reports a native build that this machine still lacks. */
export const install = () => {
  installPackages()
  if (!existsSync(node26)) stop(`node lacks its build for this machine's platform, ${describePlatform(thisPlatform())}.`)
  const missing = missingOnMachine(root)
  if (missing) stop(missing)
}

/** Builds the site if its sources have changed, in parallel with other work; returns whether there is a build. */
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
