import type { Route } from '#contract/core/route.ts'

type Input = { params?: Record<string, unknown> | undefined; query?: Record<string, unknown> | undefined }

const fillPath = (path: string, params: Record<string, unknown> = {}): string =>
  path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(String(params[name] ?? '')))

/** The path and query of a call; values that are not given are left out. */
export const addressOf = (route: Pick<Route, 'path'>, { params, query }: Input): string => {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) if (value !== undefined) search.set(name, String(value))
  return `${fillPath(route.path, params)}${search.size > 0 ? `?${search}` : ''}`
}
