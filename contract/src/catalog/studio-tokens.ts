import type { Compatibility } from './catalog.ts'
import { hasOtherHosts, hosts, hostsOf, type Machine, machinesOf, pluginFormats, processors, productSystems } from './machine-rules.ts'

/**
 * The setups that an item runs on, in the form in which search stores and asks for them. A test checks that product pages agree with this.
 */

/** A program without a host runs on its systems with any other setup ("any"); formats that cannot be searched for are "other". */
const formatsOn = ({ formats, needsHost }: Machine): readonly string[] => {
  if (!needsHost) return ['any']
  return formats.length > 0 ? formats : ['other']
}

/** Systems with formats, the hosts whose project it is, or "any". */
export const studiosOf = (compatibility: Compatibility): string[] => {
  if (compatibility.systems.length > 0) {
    return machinesOf(compatibility).flatMap((machine) =>
      machine.processors.flatMap((processor) => formatsOn(machine).map((format) => `${machine.system}-${processor}/${format}`)),
    )
  }
  const known = hostsOf(compatibility)
  return known.length > 0 && !hasOtherHosts(compatibility) ? known : ['any']
}

const machines = productSystems.flatMap((system) => processors.map((processor) => `${system}-${processor}`))

/** The known ones among the parts, or all if there are none: a search that names no hosts is not narrowed by hosts. */
const namedIn = (parts: readonly string[], known: readonly string[]): readonly string[] => {
  const found = known.filter((one) => parts.includes(one))
  return found.length > 0 ? found : known
}

/** The tokens of what runs in a studio written as `macOS-arm.VST3.AU.Reaper`. */
export const studioTokens = (studio: string): string[] => {
  const parts = studio.split('.')
  const formats = [...namedIn(parts, pluginFormats), ...(pluginFormats.some((one) => parts.includes(one)) ? [] : ['other']), 'any']
  return [
    'runs:any',
    ...namedIn(parts, hosts).map((host) => `runs:${host}`),
    ...namedIn(parts, machines).flatMap((machine) => formats.map((format) => `runs:${machine}/${format}`)),
  ]
}
