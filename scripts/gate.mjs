// The steps of the gate, each with a name, run one after the other and counted.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { missingInLock, readLock } from './native-builds.mjs'
import { node26, root } from './prepare.mjs'

const bin = (name) => join(root, 'node_modules', name)

const run = (args, options = {}) => spawnSync(node26, args, { cwd: root, stdio: 'inherit', ...options }).status === 0

/** Runs a program beside others; what it writes comes in one piece, when it is done. */
const runQuietly = async (args) => {
  const child = spawn(node26, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
  const [status] = await once(child, 'close')
  return { isGood: status === 0, output }
}

/** A check that finds no files would always pass, so the number of modules is checked too. */
const checkBoundaries = async () => {
  const cruiser = bin('dependency-cruiser/bin/dependency-cruiser.mjs')
  const { isGood, output } = await runQuietly([cruiser, '--config', 'boundaries.cjs', 'contract', 'server', 'web', 'demo'])
  const modules = Number(/(\d+) modules/.exec(output)?.[1] ?? 0)
  return { isGood: isGood && modules > 300, output }
}

const checkLock = () => {
  const missing = missingInLock(readLock(root))
  return { isGood: missing.length === 0, output: missing.join('\n') }
}

export const staticSteps = [
  // The longest first. Two checkers would each work out what both need.
  ['types', () => runQuietly([bin('typescript/bin/tsc'), '-p', '.', '--checkers', '1'])],
  ['builds for every platform', checkLock],
  ['format and lint', () => runQuietly([bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings'])],
  ['boundaries', checkBoundaries],
  ['dead code', () => runQuietly([bin('knip/bin/knip.js'), '--no-progress'])],
]

/** Runs the steps two at a time; one that fails does not stop the next. */
export const runSteps = async (steps) => {
  const failed = []
  const waiting = [...steps]
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, step] = next
      const begun = Date.now()
      const { isGood, output } = await step()
      console.log(`${output.trim()}\n${isGood ? '✓' : '✗'} ${name} (${((Date.now() - begun) / 1000).toFixed(1)} s)\n`)
      if (!isGood) failed.push(name)
    }
  }
  await Promise.all([work(), work()])
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
