import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { withQuery } from './table-query.ts'

/** The newest change, and the page it was made on. */
let latest: { on: string; query: URLSearchParams } | undefined

/** The parameters a change is based on: those of the change before it, as long as that one has not reached the address. */
const baseOfChange = (on: string, shown: URLSearchParams): URLSearchParams => (latest?.on === on ? latest.query : shown)

/**
 * Changes one parameter of the list on this page, which is stored in its address. A list takes a moment to load: of two filters that are
 * chosen within it, both count.
 */
export const useListChange = (): ((name: string, value: string) => void) => {
  const [query] = useSearchParams()
  const { key } = useLocation()
  const navigate = useNavigate()
  return (name, value) => {
    const to = withQuery(baseOfChange(key, query), name, value)
    latest = { on: key, query: new URLSearchParams(to) }
    void navigate(to, { replace: true, preventScrollReset: true })
  }
}
