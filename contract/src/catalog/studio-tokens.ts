import type { Compatibility } from './catalog.ts'
import { hasOtherHosts, hosts, hostsOf, type Machine, machinesOf, pluginFormats, processors, productSystems } from './machine-rules.ts'

/** The studios something runs in, as search stores and asks for them. What a page says of a studio is held against this by a test. */

/** What needs no host runs on its machines whatever else is there; formats that nobody is asked for are told apart from those. */
const formatsOn = ({ formats, needsHost }: Machine): readonly string[] => {
  if (!needsHost) return ['any']
  return formats.length > 0 ? formats : ['other']
}

/** Machines with formats, the hosts it is a session of, or any. */
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

/** Those that are named, or all where none is: whoever has not said which hosts they use is not kept from anything. */
const namedIn = (parts: readonly string[], known: readonly string[]): readonly string[] => {
  const found = known.filter((one) => parts.includes(one))
  return found.length > 0 ? found : known
}

/** What runs in a studio written as `macOS-arm.VST3.AU.Reaper`. */
export const studioTokens = (studio: string): string[] => {
  const parts = studio.split('.')
  const formats = [...namedIn(parts, pluginFormats), ...(pluginFormats.some((one) => parts.includes(one)) ? [] : ['other']), 'any']
  return [
    'runs:any',
    ...namedIn(parts, hosts).map((host) => `runs:${host}`),
    ...namedIn(parts, machines).flatMap((machine) => formats.map((format) => `runs:${machine}/${format}`)),
  ]
}
