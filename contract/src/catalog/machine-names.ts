import { type Host, hostNamed, hosts, type PluginFormat, type Processor } from './machine-rules.ts'

/** By the names that build systems and operating systems use: "arm64", "aarch64", "Apple M2", "x86_64", "AMD64", "Intel". */
export const processorNamed = (name: string): Processor | undefined => {
  if (/\barm|aarch64|apple|silicon/i.test(name)) return 'arm'
  return /x64|x86.?64|amd64|intel/i.test(name) ? 'x64' : undefined
}

const formatStarts: readonly (readonly [start: string, format: PluginFormat])[] = [
  ['vst3', 'VST3'],
  ['au', 'AU'],
  ['aax', 'AAX'],
  ['clap', 'CLAP'],
  ['standalone', 'Standalone'],
]

/** Also knows "AUv3" and "AudioUnit" as AU. */
export const formatNamed = (name: string): PluginFormat | undefined =>
  formatStarts.find(([start]) => name.toLowerCase().startsWith(start))?.[1]

/** "Steinberg Cubase 13" is Cubase: plugins get the host's name with its vendor. */
export const hostRunning = (name: string): Host | undefined =>
  hostNamed(name) ?? hosts.find((known) => name.toLowerCase().includes(known.toLowerCase()))
