import type { Compatibility } from './catalog.ts'

const labels = ['needs', 'requires']

/** "None" is no need, and everybody has some DAW. */
const nothing =
  /^(|none|nothing( else)?|n\/a|no( (other|additional|extra|further))?( (plug-?ins?|software|instruments?))?|any daws?)[.!]?$/i
const saysNothing = (value: string): boolean => nothing.test(value.trim())

/** What a pack says that it needs, such as "Mono Lake 3.0 or newer"; null where its systems or hosts say it already. */
export const needsOf = ({ systems, hosts, contents }: Compatibility): string | null => {
  if (systems.length > 0 || hosts.length > 0) return null
  const line = contents.find(({ label, value }) => labels.includes(label.trim().toLowerCase()) && !saysNothing(value))
  return line?.value.trim() ?? null
}
