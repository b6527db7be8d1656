import type { Compatibility } from './catalog.ts'

const labels = ['needs', 'requires']

/** "None" is no need, and everybody has some DAW. */
const nothing =
  /^(|none|nothing( else)?|n\/a|no( (other|additional|extra|further))?( (plug-?ins?|software|instruments?))?|any daws?)[.!]?$/i
const saysNothing = (value: string): boolean => nothing.test(value.trim())

/** The line in which a pack says what it needs; none where its systems or hosts say it already. */
export const needLineOf = ({ systems, hosts, contents }: Compatibility): Compatibility['contents'][number] | undefined =>
  systems.length > 0 || hosts.length > 0
    ? undefined
    : contents.find(({ label, value }) => labels.includes(label.trim().toLowerCase()) && !saysNothing(value))

/** What a pack says that it needs, such as "Mono Lake 3.0 or newer". */
export const needsOf = (compatibility: Compatibility): string | null => needLineOf(compatibility)?.value.trim() ?? null
