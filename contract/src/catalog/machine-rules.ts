import type { SystemPlatform } from '../releases/platforms.ts'
import type { Compatibility } from './catalog.ts'

/**
 * The machines, formats and hosts that both sides know by name. What creators write beyond them is shown as it is and asked for by
 * nobody. No library of shapes here: product pages judge by these rules.
 */

export const pluginFormats = ['VST3', 'AU', 'AAX', 'CLAP', 'Standalone'] as const
export const productFormats = [...pluginFormats, 'WAV', 'MIDI'] as const
/** What creators, visitors and search call the system that each platform is for. */
const systemOf = { Mac: 'macOS', Windows: 'Windows', Linux: 'Linux' } as const satisfies Record<SystemPlatform, string>
export type ProductSystem = (typeof systemOf)[SystemPlatform]
export const productSystems = Object.values(systemOf) as [ProductSystem, ...ProductSystem[]]
export const processors = ['arm', 'x64'] as const

export type ProductFormat = (typeof productFormats)[number]
export type PluginFormat = (typeof pluginFormats)[number]
export type Processor = (typeof processors)[number]

/** The formats each host loads, the one it likes best first. Audio Units exist on macOS only. */
export const hostFormats = {
  'Ableton Live': ['VST3', 'AU'],
  'Bitwig Studio': ['CLAP', 'VST3'],
  Cubase: ['VST3'],
  'FL Studio': ['VST3', 'CLAP', 'AU'],
  GarageBand: ['AU'],
  'Logic Pro': ['AU'],
  'Pro Tools': ['AAX'],
  Reaper: ['VST3', 'CLAP', 'AU'],
  Reason: ['VST3'],
  'Studio One': ['VST3', 'CLAP', 'AU'],
} as const satisfies Record<string, readonly PluginFormat[]>

export type Host = keyof typeof hostFormats
export const hosts = Object.keys(hostFormats) as [Host, ...Host[]]

const systemStarts: Record<ProductSystem, readonly string[]> = { macOS: ['mac', 'os x'], Windows: ['windows'], Linux: ['linux'] }

/** "macOS 12+" is macOS, as is "Mac OS". */
export const systemNamed = (name: string): ProductSystem | undefined =>
  productSystems.find((system) => systemStarts[system].some((start) => name.toLowerCase().startsWith(start)))

/** "Ableton Live 11+" is Ableton Live. */
export const hostNamed = (name: string): Host | undefined => hosts.find((known) => name.toLowerCase().startsWith(known.toLowerCase()))

/** The processors that a system's note names; where it names none, nothing is ruled out. */
const processorsIn = (note: string | null): readonly Processor[] => {
  const isArm = /silicon|arm|universal/i.test(note ?? '')
  const isIntel = /intel|x64|x86|universal/i.test(note ?? '')
  return isArm === isIntel ? processors : [isArm ? 'arm' : 'x64']
}

/** Apple silicon runs what was made for Intel, and Windows on ARM what was made for x64; not the other way round. */
const translates: Record<ProductSystem, boolean> = { macOS: true, Windows: true, Linux: false }

export type Machine = {
  system: ProductSystem
  processors: readonly Processor[]
  formats: readonly PluginFormat[]
  /** Not where it is a program of its own there, or names no format that a host would have to load. */
  needsHost: boolean
}

/** Where a plugin runs, among the machines that are known here. */
export const machinesOf = ({ systems }: Pick<Compatibility, 'systems'>): Machine[] =>
  systems.flatMap(({ name, note, formats }) => {
    const system = systemNamed(name)
    if (!system) return []
    const made = processorsIn(note)
    const known = pluginFormats.filter((format) => formats.some((one) => one.toLowerCase() === format.toLowerCase()))
    const needsHost = formats.some((one) => one.toLowerCase() !== 'standalone')
    return [{ system, processors: translates[system] && made.includes('x64') ? processors : made, formats: known, needsHost }]
  })

/** The hosts it was tried in, or that it is a session of. */
export const hostsOf = ({ hosts: named }: Pick<Compatibility, 'hosts'>): Host[] =>
  hosts.filter((known) => named.some((name) => hostNamed(name) === known))

/** Whether it also runs in a host that nobody is asked for, such as a sampler: whether somebody has that, only they know. */
export const hasOtherHosts = ({ hosts: named }: Pick<Compatibility, 'hosts'>): boolean => named.some((name) => !hostNamed(name))
