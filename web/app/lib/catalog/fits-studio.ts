import type { Compatibility } from '#contract/catalog/catalog.ts'
import {
  type Host,
  hostFormats,
  hostsOf,
  machinesOf,
  type PluginFormat,
  type ProductSystem,
  processors,
} from '#contract/catalog/machine-rules.ts'
import type { Studio } from '../session/my-studio.ts'

export type Fit = { fits: 'yes' | 'partly' | 'no'; text: string }

const yes: Fit = { fits: 'yes', text: 'Fits your studio' }
const no = (text: string): Fit => ({ fits: 'no', text })

const joined = (names: readonly string[], word: 'and' | 'or'): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${word} ${names.at(-1)}`

/** The formats that a host loads there. Audio Units are of macOS. */
const loads = (host: Host, system: ProductSystem | null): readonly PluginFormat[] =>
  hostFormats[host].filter((format) => format !== 'AU' || system === null || system === 'macOS')

const among = (formats: readonly PluginFormat[], wanted: readonly PluginFormat[]): readonly PluginFormat[] =>
  wanted.length === 0 ? formats : formats.filter((format) => wanted.includes(format))

type HostFit = { host: Host; format: PluginFormat | undefined; wanted: readonly PluginFormat[] }

/** What every host of the studio makes of it, the hosts that work behind their format. */
const describe = (hosts: readonly HostFit[]): string => {
  const missing = hosts.filter(({ format }) => !format).map(({ host, wanted }) => `${joined(wanted, 'or')} is missing for ${host}`)
  const formats = [...new Set(hosts.flatMap(({ format }) => format ?? []))]
  const working = formats.map(
    (format) =>
      `${format} works in ${joined(
        hosts.filter((one) => one.format === format).map(({ host }) => host),
        'and',
      )}`,
  )
  return [...missing, ...working].join('; ')
}

const fitHosts = (formats: readonly PluginFormat[], studio: Studio): Fit => {
  const hosts = studio.hosts.flatMap((host): HostFit[] => {
    const there = loads(host, studio.system)
    const wanted = among(there, studio.formats)
    return there.length === 0
      ? []
      : [{ host, format: wanted.find((one) => formats.includes(one)), wanted: wanted.length > 0 ? wanted : there }]
  })
  if (hosts.every(({ format }) => format)) return yes
  return { fits: hosts.some(({ format }) => format) ? 'partly' : 'no', text: describe(hosts) }
}

const fitMachine = (compatibility: Compatibility, studio: Studio): Fit => {
  const there = machinesOf(compatibility).filter(({ system }) => !studio.system || system === studio.system)
  if (there.length === 0) return no(studio.system ? `There is no version for ${studio.system}` : 'It names no system we know')
  const running = there.filter((machine) => !studio.processor || machine.processors.includes(studio.processor))
  if (running.length === 0)
    return no(studio.processor === 'x64' ? 'It does not run on Intel processors' : 'It does not run on ARM processors')
  const formats = running.flatMap((machine) => machine.formats)
  if (studio.hosts.length > 0) return fitHosts(formats, studio)
  const isAny = studio.formats.length === 0 || studio.formats.some((format) => formats.includes(format))
  return isAny ? yes : no(`${joined(studio.formats, 'and')} ${studio.formats.length === 1 ? 'is' : 'are'} missing`)
}

/** Whether it can be used there, and where not, exactly what is missing. Null where nothing can be said. */
export const fitStudio = (compatibility: Compatibility, studio: Studio): Fit | null => {
  if (compatibility.systems.length > 0) return fitMachine(compatibility, studio)
  const needed = hostsOf(compatibility)
  if (needed.length === 0) return yes
  if (studio.hosts.length === 0) return null
  return needed.some((host) => studio.hosts.includes(host)) ? yes : no(`It needs ${joined(needed, 'or')}`)
}

/** The studio as search asks for it: machine, formats and hosts with dots between them, always in the same order. */
export const studioAddress = (studio: Studio): string => {
  const { system, processor, hosts, formats } = studio
  const machines = system ? (processor ? [processor] : processors).map((one) => `${system}-${one}`) : []
  const loaded = [...new Set(hosts.flatMap((host) => among(loads(host, system), formats)))]
  return [...machines, ...(loaded.length > 0 ? loaded : formats), ...hosts].join('.')
}
