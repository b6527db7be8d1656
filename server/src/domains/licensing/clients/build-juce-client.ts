import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

/** JUCE's modules in source, from Debian: `apt-get install juce-modules-source libcurl4-openssl-dev zlib1g-dev g++`. Used by the tests alone. */
const juceModules = '/usr/share/juce/modules'

const run = promisify(execFile)
const ofUnlocking = ['juce_core', 'juce_cryptography', 'juce_data_structures', 'juce_events', 'juce_product_unlocking']
const ofSample = ['juce_core', 'juce_cryptography']

/** Whether there is a compiler, and what the module includes on Linux: without curl it cuts its own requests short. */
const hasCompiler = async (): Promise<boolean> =>
  run('sh', ['-c', 'echo "#include <curl/curl.h>\n#include <zlib.h>" | g++ -E -x c++ - >/dev/null']).then(
    () => true,
    () => false,
  )

export const canBuildJuceClient = async (): Promise<boolean> =>
  existsSync(join(juceModules, 'juce_product_unlocking')) && (await hasCompiler())

const root = fileURLToPath(new URL('../../../../../', import.meta.url))
const cache = join(root, 'node_modules/.cache')

const settingsFor = (modules: readonly string[]): string[] => [
  '-std=c++17',
  '-O0',
  '-DNDEBUG=1',
  '-DJUCE_GLOBAL_MODULE_SETTINGS_INCLUDED=1',
  '-DJUCE_STANDALONE_APPLICATION=1',
  '-DJUCE_USE_CURL=1',
  '-DJUCE_IN_APP_PURCHASES=0',
  ...modules.map((name) => `-DJUCE_MODULE_AVAILABLE_${name}=1`),
  `-I${juceModules}`,
]

type Program = { folder: string; modules: readonly string[]; source: string }

/** Compiles the modules and a program of one file, without a window, once: a minute of work that is cached. */
const build = async ({ folder, modules, source }: Program): Promise<string> => {
  const program = join(folder, 'program')
  if (existsSync(program)) return program
  mkdirSync(folder, { recursive: true })
  const settings = settingsFor(modules)
  const objects: string[] = []
  for (const file of [...modules.map((name) => join(juceModules, name, `${name}.cpp`)), source]) {
    const object = join(folder, `${file.split('/').at(-1)}.o`)
    await run('g++', [...settings, `-I${folder}`, '-c', file, '-o', object])
    objects.push(object)
  }
  await run('g++', [...objects, '-o', `${program}.new`, '-lcurl', '-lz', '-lpthread', '-ldl', '-lrt'])
  renameSync(`${program}.new`, program)
  return program
}

/** Checks a program and its includes with the compiler's front end alone: seconds, where compiling takes a minute. */
const parse = async ({ folder, modules, source }: Program): Promise<void> => {
  await run('g++', [...settingsFor(modules), `-I${folder}`, '-fsyntax-only', source])
}

const client = { folder: join(cache, 'juce-client'), modules: ofUnlocking, source: join(import.meta.dirname, 'juce-client.cpp') }

export const buildJuceClient = (): Promise<string> => build(client)
export const parseJuceClient = (): Promise<void> => parse(client)

/** The sample on /creator/plugins with its driver; compiled again when its text has changed. */
const sampleProgram = (sample: string): Program => {
  const source = join(import.meta.dirname, 'juce-sample.cpp')
  const folder = join(cache, `juce-sample-${createHash('sha256').update(sample).update(readFileSync(source)).digest('hex').slice(0, 16)}`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'SoundfairLicense.h'), sample)
  return { folder, modules: ofSample, source }
}

export const buildJuceSample = (sample: string): Promise<string> => build(sampleProgram(sample))
export const parseJuceSample = (sample: string): Promise<void> => parse(sampleProgram(sample))
