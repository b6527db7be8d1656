import type { Compatibility } from '#contract/catalog/catalog.ts'
import { productSystems as knownSystems, type ProductSystem } from '#contract/catalog/machine-rules.ts'

export { knownSystems }
export type KnownSystem = ProductSystem

type System = Compatibility['systems'][number]

/** Formats that exist on one system only are not offered elsewhere: an Audio Unit on Windows would be a mistake. */
const formats: Record<KnownSystem, readonly string[]> = {
  macOS: ['VST3', 'AU', 'AAX', 'CLAP', 'Standalone'],
  Windows: ['VST3', 'AAX', 'CLAP', 'Standalone'],
  Linux: ['VST3', 'CLAP', 'Standalone'],
}
export const formatsOf = (system: KnownSystem): readonly string[] => formats[system]

/** The system and its minimum version, which the page shows as one text: "macOS 12+". */
export const readSystemName = (name: string): { system: KnownSystem | undefined; minimum: string } => {
  const system = knownSystems.find((known) => name === known || name.startsWith(`${known} `))
  const rest = system ? name.slice(system.length).trim() : name
  return { system, minimum: rest.replace(/\+$/, '') }
}

export const writeSystemName = (system: KnownSystem, minimum: string): string => (minimum.trim() ? `${system} ${minimum.trim()}+` : system)

/** The entry of a system in the list, if the product runs there. */
export const findSystem = (systems: readonly System[], system: KnownSystem): System | undefined =>
  systems.find(({ name }) => readSystemName(name).system === system)

/** The list with one system changed, added or removed, always in the same order; systems that are not known here stay at the end. */
export const withSystem = (systems: readonly System[], system: KnownSystem, next: System | undefined): System[] => [
  ...knownSystems.flatMap((known) => {
    const entry = known === system ? next : findSystem(systems, known)
    return entry ? [entry] : []
  }),
  ...systems.filter(({ name }) => readSystemName(name).system === undefined),
]
