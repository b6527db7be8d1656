import { plainText } from '../lists/fits-search.ts'

export type Command = { id: string; label: string; hint?: string; run: () => unknown }
export type CommandGroup = {
  id: string
  label: string
  commands: readonly Command[]
  /** The server found them for exactly this query: they are shown in their order. */
  isFound?: boolean
}

const rank = (command: Command, terms: readonly string[]): number | undefined => {
  const label = plainText(command.label)
  const all = `${label} ${plainText(command.hint ?? '')}`
  if (!terms.every((term) => all.includes(term))) return undefined
  const first = terms[0] ?? ''
  if (label.startsWith(first)) return 0
  return label.split(/\s+/).some((part) => part.startsWith(first)) ? 1 : 2
}

/** The commands that contain every word of the query, those that begin with it first; empty groups are left out. */
export const matchCommands = (groups: readonly CommandGroup[], query: string): readonly CommandGroup[] => {
  const terms = plainText(query).split(/\s+/).filter(Boolean)
  if (terms.length === 0) return groups.filter((group) => group.commands.length > 0)
  return groups
    .map((group) => ({
      ...group,
      commands: group.isFound
        ? group.commands
        : group.commands
            .map((command) => ({ command, at: rank(command, terms) }))
            .filter((found): found is { command: Command; at: number } => found.at !== undefined)
            .sort((one, other) => one.at - other.at)
            .map((found) => found.command),
    }))
    .filter((group) => group.commands.length > 0)
}
