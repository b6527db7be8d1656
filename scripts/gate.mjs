// The steps of the gate, each with a name, run one after the other and counted.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { missingInLock, readLock } from './native-builds.mjs'
import { node26, root } from './prepare.mjs'

const bin = (name) => join(root, 'node_modules', name)

const run = (args, options = {}) => spawnSync(node26, args, { cwd: root, stdio: 'inherit', ...options }).status === 0

/** A check that finds no files would always pass, so the number of modules is checked too. */
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

/** Runs the steps in order; one that fails does not stop the next. */
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
 * Fills the shop for the journeys while checks and tests run. Its output goes to a file; the last line is the folder. An empty answer means
 * that it failed: then the journeys fill a shop themselves and report the problem.
 */
export const startFilling = async (report) => {
  const filler = spawn(node26, [join(root, 'e2e/support/fill-shop.ts')], { cwd: root, stdio: ['ignore', openSync(report, 'w'), 'inherit'] })
  const [status] = await once(filler, 'exit')
  return status === 0 ? readFileSync(report, 'utf8').trim().split('\n').at(-1) : ''
}

export { bin, run }
