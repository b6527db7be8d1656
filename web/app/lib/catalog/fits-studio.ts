import type { Compatibility } from '#contract/catalog/catalog.ts'
import { type Host, hasOtherHosts, hostNamed, hostsOf, machinesOf, type PluginFormat } from '#contract/catalog/machine-rules.ts'
import { needsOf } from '#contract/catalog/needs-rules.ts'
import type { Studio } from '../session/my-studio.ts'
import { wantedFor } from './studio-address.ts'

export type Fit = { fits: 'yes' | 'partly' | 'no'; text: string }

const yes: Fit = { fits: 'yes', text: 'Fits your studio' }
/** Nothing else is needed. */
export const fitsFully = ({ text }: Fit): boolean => text === yes.text
const no = (text: string): Fit => ({ fits: 'no', text })

const joined = (names: readonly string[], word: 'and' | 'or'): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${word} ${names.at(-1)}`

type HostFit = { host: Host; format: PluginFormat | undefined; wanted: readonly PluginFormat[] }

/** Hosts with the same verdict are listed together. */
const together = (hosts: readonly HostFit[], tell: (one: HostFit) => string): string[] => {
  const told = Map.groupBy(hosts, tell)
  return [...told].map(
    ([text, those]) =>
      `${text} ${joined(
        those.map(({ host }) => host),
        'and',
      )}`,
  )
}

/** Two lines next to the button of a product page, which reserves as much room. */
const maxLength = 84
const maxNeeds = 50

/** The verdict for every host of the studio. What is missing is always listed, what works where there is room. */
const describe = (hosts: readonly HostFit[]): string => {
  const missing = together(
    hosts.filter(({ format }) => !format),
    ({ wanted }) => `${joined(wanted, 'or')} is missing for`,
  )
  const working = together(
    hosts.filter(({ format }) => format),
    ({ format }) => `${format} works in`,
  )
  const whole = [...missing, ...working].join('; ')
  return whole.length > maxLength ? missing.join('; ') : whole
}

const fitFormats = (formats: readonly PluginFormat[], wanted: readonly PluginFormat[]): Fit => {
  const isAny = wanted.length === 0 || wanted.some((format) => formats.includes(format))
  return isAny ? yes : no(`${joined(wanted, 'and')} ${wanted.length === 1 ? 'is' : 'are'} missing`)
}

/** A studio may have no host, or only one that loads nothing on its system. */
const fitHosts = (formats: readonly PluginFormat[], studio: Studio): Fit => {
  const hosts = studio.hosts.flatMap((host): HostFit[] => {
    const wanted = wantedFor(host, studio)
    return wanted.length === 0 ? [] : [{ host, format: wanted.find((one) => formats.includes(one)), wanted }]
  })
  if (hosts.length === 0) return fitFormats(formats, studio.formats)
  if (hosts.every(({ format }) => format)) return yes
  return { fits: hosts.some(({ format }) => format) ? 'partly' : 'no', text: describe(hosts) }
}

const fitMachine = (compatibility: Compatibility, studio: Studio): Fit => {
  const there = machinesOf(compatibility).filter(({ system }) => !studio.system || system === studio.system)
  if (there.length === 0) return no(studio.system ? `There is no version for ${studio.system}` : 'Its supported systems are unknown')
  const running = there.filter((machine) => !studio.processor || machine.processors.includes(studio.processor))
  if (running.length === 0)
    return no(studio.processor === 'x64' ? 'It doesn’t run on Intel processors' : 'It doesn’t run on ARM processors')
  if (running.some(({ needsHost }) => !needsHost)) return yes
  return fitHosts(
    running.flatMap((machine) => machine.formats),
    studio,
  )
}

type NamedProduct = { name: string; compatibility: Compatibility }

const shortened = (text: string, room: number): string => (text.length <= room ? text : `${text.slice(0, room).replace(/\s+\S*$/, '')}…`)

/** What is missing, without what works, where both are too long. */
const fitPlugin = ({ name, compatibility }: NamedProduct, needs: string, studio: Studio): Fit | null => {
  const fit = fitStudio(compatibility, studio)
  if (!fit) return null
  if (fit.fits === 'yes') return { fits: 'yes', text: `It needs ${shortened(needs, maxNeeds)}, which fits your studio` }
  const whole = `It needs ${shortened(name, maxNeeds)}: ${fit.text}`
  return { fits: fit.fits, text: whole.length > maxLength ? whole.replace(/; \S+ works in .*/, '') : whole }
}

/** What a pack says that it needs: a plugin that the shop knows is judged itself, and of anything else we do not know whether it is there. */
const fitNeeds = (needs: string, studio: Studio, plugin: NamedProduct | undefined): Fit => {
  const judged = plugin && fitPlugin(plugin, needs, studio)
  if (judged) return judged
  const host = hostNamed(needs)
  if (host && studio.hosts.includes(host)) return yes
  return { fits: 'partly', text: `It needs ${shortened(needs, maxNeeds)}` }
}

/** Whether it can be used there, and if not, exactly what is missing. Null where nothing is known. */
export const fitStudio = (compatibility: Compatibility, studio: Studio, plugin?: NamedProduct): Fit | null => {
  if (compatibility.systems.length > 0) return fitMachine(compatibility, studio)
  const needs = needsOf(compatibility)
  if (needs !== null) return fitNeeds(needs, studio, plugin)
  if (compatibility.hosts.length === 0) return compatibility.contents.length > 0 ? yes : null
  const known = hostsOf(compatibility)
  if (known.some((host) => studio.hosts.includes(host))) return yes
  const others = compatibility.hosts.filter((name) => !hostNamed(name))
  const text = `It needs ${joined([...known, ...others], 'or')}`
  if (hasOtherHosts(compatibility)) return { fits: 'partly', text }
  return studio.hosts.length === 0 ? null : no(text)
}

/** Five lines on a bundle's page, which reserves as much room. */
const maxBundleLength = 140
const longBundle = (count: number, all: number): string =>
  `${count} of ${all} products need a closer look: each page says what your studio is missing.`

type BundledProduct = NamedProduct & { plugin?: NamedProduct | undefined }

/** The same for all products in a bundle; products with the same gap are listed together. */
export const fitBundle = (products: readonly BundledProduct[], studio: Studio): Fit | null => {
  const judged = products.flatMap(({ name, compatibility, plugin }) => {
    const fit = fitStudio(compatibility, studio, plugin)
    return fit ? [{ name, ...fit }] : []
  })
  if (judged.length === 0) return null
  const others = judged.filter((fit) => !fitsFully(fit))
  if (others.length === 0) return yes
  const isAlike = others.length === judged.length && new Set(others.map(({ text }) => text)).size === 1
  // For a bundle with the same verdict everywhere, its products need not be named.
  if (isAlike) return { fits: others[0]?.fits ?? 'no', text: others[0]?.text ?? '' }
  const told = [...Map.groupBy(others, ({ text }) => text)].map(
    ([text, those]) =>
      `${joined(
        those.map(({ name }) => name),
        'and',
      )}: ${text}.`,
  )
  const whole = told.join(' ')
  const fits = judged.every(({ fits }) => fits === 'no') ? 'no' : judged.every(({ fits }) => fits === 'yes') ? 'yes' : 'partly'
  return { fits, text: whole.length > maxBundleLength ? longBundle(others.length, judged.length) : whole }
}

/** A short description of a studio, so that a reader of "Fits" sees what was compared; nothing where it would be long. */
export const studioSummary = ({ system, hosts }: Studio): string => {
  const names = [...(system ? [system] : []), ...hosts].join(', ')
  return names.length <= 40 ? names : ''
}
