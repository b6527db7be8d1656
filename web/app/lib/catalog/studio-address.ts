import {
  type Host,
  hostFormats,
  type PluginFormat,
  type ProductSystem,
  processors,
  productSystems,
} from '#contract/catalog/machine-rules.ts'
import type { Studio } from '../session/my-studio.ts'

/** The formats that a host loads on a system. Audio Units exist on macOS alone. */
const loads = (host: Host, system: ProductSystem | null): readonly PluginFormat[] =>
  hostFormats[host].filter((format) => format !== 'AU' || system === null || system === 'macOS')

const among = (formats: readonly PluginFormat[], wanted: readonly PluginFormat[]): readonly PluginFormat[] =>
  wanted.length === 0 ? formats : formats.filter((format) => wanted.includes(format))

/** The formats for a host: those its owner prefers, or any of its own where it loads none of those. */
export const wantedFor = (host: Host, { system, formats }: Studio): readonly PluginFormat[] => {
  const there = loads(host, system)
  const preferred = among(there, formats)
  return preferred.length > 0 ? preferred : there
}

/** The studio as a search parameter: machine, formats and hosts separated by dots, always in the same order. */
export const studioAddress = (studio: Studio): string => {
  const { system, processor, hosts, formats } = studio
  const systems = system ? [system] : processor ? productSystems : []
  const machines = systems.flatMap((one) => (processor ? [processor] : processors).map((kind) => `${one}-${kind}`))
  const loaded = [...new Set(hosts.flatMap((host) => wantedFor(host, studio)))]
  return [...machines, ...(loaded.length > 0 ? loaded : formats), ...hosts].join('.')
}
