// The steps of the gate, each with a name, run one after the other and counted.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { missingInLock, readLock } from './native-builds.mjs'
import { node26, root } from './prepare.mjs'

const bin = (name) => join(root, 'node_modules', name)

const run = (args, options = {}) => spawnSync(node26, args, { cwd: root, stdio: 'inherit', ...options }).status === 0

/** A check that looked at nothing would always be content, so it must have looked at the tree. */
const checkBoundaries = () => {
  const { status, stdout } = spawnSync(
    node26,
    [bin('dependency-cruiser/bin/dependency-cruiser.mjs'), '--config', 'boundaries.cjs', 'contract', 'server', 'web', 'demo'],
    { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  )
  console.log(stdout.trim())
  const modules = Number(/(\d+) modules/.exec(stdout)?.[1] ?? 0)
  return status === 0 && modules > 300
}

const checkLock = () => {
  const missing = missingInLock(readLock(root))
  for (const sentence of missing) console.log(sentence)
  return missing.length === 0
}

export const staticSteps = [
  ['builds for every platform', checkLock],
  ['format and lint', () => run([bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings'])],
  ['boundaries', checkBoundaries],
  ['types', () => run([bin('typescript/bin/tsc'), '-p', '.', '--checkers', '2'])],
  ['dead code', () => run([bin('knip/bin/knip.js'), '--no-progress'])],
]

/** Runs steps in order; one that fails does not hide the next. */
export const runSteps = (steps) => {
  const failed = []
  for (const [name, step] of steps) {
    const begun = Date.now()
    const isGood = step()
    console.log(`${isGood ? '✓' : '✗'} ${name} (${((Date.now() - begun) / 1000).toFixed(1)} s)\n`)
    if (!isGood) failed.push(name)
  }
  return { passed: steps.length - failed.length, failed }
}

/**
 * Fills the shop of the journeys in what time checks and tests leave. What it says goes to a file, as nobody listens meanwhile; its last
 * line is the folder. Nothing where it did not work: then the journeys fill one themselves, and say what is wrong.
 */
export const startFilling = async (report) => {
  const filler = spawn(node26, [join(root, 'e2e/support/fill-shop.ts')], { cwd: root, stdio: ['ignore', openSync(report, 'w'), 'inherit'] })
  const [status] = await once(filler, 'exit')
  return status === 0 ? readFileSync(report, 'utf8').trim().split('\n').at(-1) : ''
}

export { bin, run }
