import { useSearchParams } from 'react-router'
import { useIsAlive } from '../use-visitor.ts'

/**
 * The query of the address, without these names until the page is alive: the server renders pages by the query values it
 * knows, and what both draw first has to be the same.
 */
export const useLateQuery = (...late: string[]): URLSearchParams => {
  const [query] = useSearchParams()
  const isAlive = useIsAlive()
  if (isAlive || !late.some((name) => query.has(name))) return query
  const known = new URLSearchParams(query)
  for (const name of late) known.delete(name)
  return known
}
