import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** JUCE's modules in source, from Debian: `apt-get install juce-modules-source libcurl4-openssl-dev zlib1g-dev g++`. Tools of the tests alone. */
const juceModules = '/usr/share/juce/modules'

const run = promisify(execFile)
const modules = ['juce_core', 'juce_cryptography', 'juce_data_structures', 'juce_events', 'juce_product_unlocking']

/** Whether there is a compiler, and what the module includes on Linux: without curl it cuts its own requests short. */
const hasCompiler = async (): Promise<boolean> =>
  run('sh', ['-c', 'echo "#include <curl/curl.h>\n#include <zlib.h>" | g++ -E -x c++ - >/dev/null']).then(
    () => true,
    () => false,
  )

export const canBuildJuceClient = async (): Promise<boolean> =>
  existsSync(join(juceModules, 'juce_product_unlocking')) && (await hasCompiler())

const root = decodeURIComponent(new URL('../../../../../', import.meta.url).pathname)
const folder = join(root, 'node_modules/.cache/juce-client')

const settings = [
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

/** Compiles the module without a window, once: a minute of work that is kept. */
export const buildJuceClient = async (): Promise<string> => {
  const program = join(folder, 'juce-client')
  if (existsSync(program)) return program
  mkdirSync(folder, { recursive: true })
  const sources = [...modules.map((name) => join(juceModules, name, `${name}.cpp`)), join(import.meta.dirname, 'juce-client.cpp')]
  const objects: string[] = []
  for (const source of sources) {
    const object = join(folder, `${source.split('/').at(-1)}.o`)
    await run('g++', [...settings, '-c', source, '-o', object])
    objects.push(object)
  }
  await run('g++', [...objects, '-o', `${program}.new`, '-lcurl', '-lz', '-lpthread', '-ldl', '-lrt'])
  renameSync(`${program}.new`, program)
  return program
}
