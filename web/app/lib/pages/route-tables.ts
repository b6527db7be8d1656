import type { ServerBuild } from 'react-router'

type Routes = ServerBuild['routes']
type Route = NonNullable<Routes[string]>

const pathOf = (routes: Routes, route: Route): string => {
  const parent = route.parentId ? routes[route.parentId] : undefined
  return [parent ? pathOf(routes, parent) : '', route.path ?? ''].filter(Boolean).join('/')
}

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean)

const isOpen = (segment: string): boolean => segment.startsWith(':') || segment === '*'

type Page = { route: Route; first: string; depth: number; isSplat: boolean }

const pageOf = (routes: Routes, route: Route): Page => {
  const segments = segmentsOf(pathOf(routes, route))
  const isSplat = segments.at(-1) === '*'
  return { route, first: segments[0] ?? '', depth: isSplat ? segments.length - 1 : segments.length, isSplat }
}

/** Whether an address with this many segments and this beginning can match the page. */
const canMatch = (page: Page, first: string, depth: number): boolean =>
  (page.first === first || isOpen(page.first)) && (page.isSplat ? depth >= page.depth : depth === page.depth)

const pick = <T>(all: Record<string, T>, ids: ReadonlySet<string>): Record<string, T> =>
  Object.fromEntries(Object.entries(all).filter(([id]) => ids.has(id)))

/** The first segments of most addresses. Others are rare or odd, and are compared with every route. */
const plainStart = /^\/([a-z0-9-]+(?=\/|$)|$)/

/**
 * React Router tries one route after the other, several times for every page. The first segment of an address and the number
 * of segments already rule most out. This caches the routes that are left, for all addresses of that kind.
 */
export const forRoutesOf = <T>(build: ServerBuild, make: (build: ServerBuild) => T): ((pathname: string) => T) => {
  const { routes } = build
  const pages = Object.values(routes)
    .filter((route) => route !== undefined)
    .filter((route) => route.path !== undefined || route.index)
    .map((route) => pageOf(routes, route))
  const deepest = Math.max(...pages.map(({ depth }) => depth))
  const known = new Set(pages.map(({ first }) => first).filter((first) => !isOpen(first)))
  const made = new Map<string, T>()

  const withParents = (route: Route | undefined): string[] =>
    route ? [route.id, ...withParents(route.parentId ? routes[route.parentId] : undefined)] : []

  const only = (first: string, depth: number): ServerBuild => {
    const possible = pages.filter((page) => canMatch(page, first, depth))
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
    // Beyond the deepest route only the open-ended ones are left, however deep it goes.
    const depth = Math.min(segmentsOf(pathname).length, deepest + 1)
    return once(`${segment} ${depth}`, () => only(segment, depth))
  }
}
