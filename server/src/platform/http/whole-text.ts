/** How half of a letter gets into JSON; its bytes cannot hold one. Whole letters may be written so too. */
const mayBeBroken = /\\u[dD][89a-fA-F]/

const isWhole = (value: unknown): boolean => {
  if (typeof value === 'string') return value.isWellFormed()
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([name, inner]) => name.isWellFormed() && isWhole(inner))
}

/** Whether a body is made of whole letters. The database takes no others, wherever in a body they stand. */
export const isWholeText = (json: string, parsed: unknown): boolean => !mayBeBroken.test(json) || isWhole(parsed)
