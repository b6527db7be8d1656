import type { SystemPlatform } from '../releases/platforms.ts'
import type { Compatibility } from './catalog.ts'

/**
 * The systems, formats and hosts that server and site know by name. Other names that creators enter are shown unchanged and cannot be
 * searched for. This file does not import zod, because product pages load these rules.
 */

export const pluginFormats = ['VST3', 'AU', 'AAX', 'CLAP', 'Standalone'] as const
export const productFormats = [...pluginFormats, 'WAV', 'MIDI'] as const
/** The name that creators, visitors and search use for the system of each platform. */
const systemOf = { Mac: 'macOS', Windows: 'Windows', Linux: 'Linux' } as const satisfies Record<SystemPlatform, string>
export type ProductSystem = (typeof systemOf)[SystemPlatform]
export const productSystems = Object.values(systemOf) as [ProductSystem, ...ProductSystem[]]
export const processors = ['arm', 'x64'] as const

export type ProductFormat = (typeof productFormats)[number]
export type PluginFormat = (typeof pluginFormats)[number]
export type Processor = (typeof processors)[number]

/** The formats that each host loads, its preferred one first. Audio Units exist on macOS only. */
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

/** "macOS 12+" and "Mac OS" are macOS. */
export const systemNamed = (name: string): ProductSystem | undefined =>
  productSystems.find((system) => systemStarts[system].some((start) => name.toLowerCase().startsWith(start)))

/** "Ableton Live 11+" is Ableton Live, and "Reasonable" is not Reason. */
export const hostNamed = (name: string): Host | undefined =>
  hosts.find((known) => name.toLowerCase().startsWith(known.toLowerCase()) && !/^\p{L}/u.test(name.slice(known.length)))

/** The processors named in a system's note; all of them if it names none. */
const processorsIn = (note: string | null): readonly Processor[] => {
  const isArm = /silicon|arm|universal/i.test(note ?? '')
  const isIntel = /intel|x64|x86|universal/i.test(note ?? '')
  return isArm === isIntel ? processors : [isArm ? 'arm' : 'x64']
}

/** Apple silicon runs builds for Intel, and Windows on ARM runs builds for x64; not the other way round. */
const translates: Record<ProductSystem, boolean> = { macOS: true, Windows: true, Linux: false }

export type Machine = {
  system: ProductSystem
  processors: readonly Processor[]
  formats: readonly PluginFormat[]
  /** False for a standalone program, and if it names no format that a host would load. */
  needsHost: boolean
}

/** The systems of a plugin, as far as they are known here. */
export const machinesOf = ({ systems }: Pick<Compatibility, 'systems'>): Machine[] =>
  systems.flatMap(({ name, note, formats }) => {
    const system = systemNamed(name)
    if (!system) return []
    const made = processorsIn(note)
    const known = pluginFormats.filter((format) => formats.some((one) => one.toLowerCase() === format.toLowerCase()))
    const needsHost = formats.some((one) => one.toLowerCase() !== 'standalone')
    return [{ system, processors: translates[system] && made.includes('x64') ? processors : made, formats: known, needsHost }]
  })

/** The hosts it was tested in, or whose project file it is. */
export const hostsOf = ({ hosts: named }: Pick<Compatibility, 'hosts'>): Host[] =>
  hosts.filter((known) => named.some((name) => hostNamed(name) === known))

/** Whether it also runs in a host that cannot be searched for, such as a sampler: we do not know whether the user has that. */
export const hasOtherHosts = ({ hosts: named }: Pick<Compatibility, 'hosts'>): boolean => named.some((name) => !hostNamed(name))
