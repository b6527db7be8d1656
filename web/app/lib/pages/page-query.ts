import type { ServerBuild } from 'react-router'

const namesOf = (handle: unknown): readonly string[] => (handle as { query?: readonly string[] } | undefined)?.query ?? []

/**
 * The query names that the first render of these pages may see, as each declares them: `export const handle = { query: ['q'] }`.
 * Others (utm_*, anything made up) change nothing in what is shown, and two addresses that differ only in them are one page.
 */
export const queryNames = ({ routes }: Pick<ServerBuild, 'routes'>): readonly string[] => [
  ...new Set(Object.values(routes).flatMap((route) => namesOf(route?.module.handle))),
]
