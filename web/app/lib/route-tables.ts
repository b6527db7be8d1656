import type { ServerBuild } from 'react-router'

type Routes = ServerBuild['routes']
type Route = NonNullable<Routes[string]>

const pathOf = (routes: Routes, route: Route): string => {
  const parent = route.parentId ? routes[route.parentId] : undefined
  return [parent ? pathOf(routes, parent) : '', route.path ?? ''].filter(Boolean).join('/')
}

const firstOf = (path: string): string => path.split('/')[0] ?? ''

const isOpen = (segment: string): boolean => segment.startsWith(':') || segment === '*'

const pick = <T>(all: Record<string, T>, ids: ReadonlySet<string>): Record<string, T> =>
  Object.fromEntries(Object.entries(all).filter(([id]) => ids.has(id)))

/** What most addresses begin with. Others are rare or odd, and are held against every route. */
const plainStart = /^\/([a-z0-9-]+(?=\/|$)|$)/

/**
 * React Router tries one route after the other, several times for every page. The first segment of an address already
 * rules most of them out. This makes something of the routes that are left, once per first segment.
 */
export const forRoutesOf = <T>(build: ServerBuild, make: (build: ServerBuild) => T): ((pathname: string) => T) => {
  const { routes } = build
  const pages = Object.values(routes)
    .filter((route) => route !== undefined)
    .filter((route) => route.path !== undefined || route.index)
    .map((route) => ({ route, first: firstOf(pathOf(routes, route)) }))
  const known = new Set(pages.map(({ first }) => first).filter((first) => !isOpen(first)))
  const made = new Map<string, T>()

  const withParents = (route: Route | undefined): string[] =>
    route ? [route.id, ...withParents(route.parentId ? routes[route.parentId] : undefined)] : []

  const only = (segment: string): ServerBuild => {
    const possible = pages.filter(({ first }) => first === segment || isOpen(first))
    const ids = new Set(possible.flatMap(({ route }) => withParents(route)))
    return { ...build, routes: pick(routes, ids), assets: { ...build.assets, routes: pick(build.assets.routes, ids) } }
  }

  const once = (key: string, builds: () => ServerBuild): T => {
    const before = made.get(key)
    if (before) return before
    const now = make(builds())
    made.set(key, now)
    return now
  }

  return (pathname) => {
    // Like React Router, without regard to case.
    const first = plainStart.exec(pathname.toLowerCase())?.[1]
    if (first === undefined) return once('*', () => build)
    const segment = known.has(first) ? first : ':'
    return once(segment, () => only(segment))
  }
}
